import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photo } from '../../auth/feedback/testing/pictures.ts';
import { sendFeedback } from '../../auth/feedback/testing/send-feedback.ts';
import type { AdminSuite } from './admin-suite.ts';

/** Registers tests of `feedback`. */
export function testFeedbackCommands(suite: AdminSuite): void {
  const { run, json, folder } = suite;
  describe('feedback', () => {
    it('lists and shows feedback, and writes its picture into a file', async () => {
      const { token, username } = await suite.provider.createLearner();
      const feedback = { subject: '=1+1', description: 'One\n\u001b[2Jtwo', attachment: await photo() };
      await sendFeedback(suite.provider.url, token, feedback);
      const { data } = await json('feedback', 'list');
      const [first] = data.feedback;
      expect(first).toMatchObject({ from: username, subject: '=1+1', picture: true });
      expect((await run(['feedback', 'list', '--csv'])).output).toContain(`"'=1+1"`);
      const { output } = await run(['feedback', 'show', first.id, '--folder', folder]);
      expect(output).toContain('  One\n  \\u001b[2Jtwo\n');
      const file = join(folder, `feedback-${first.id}.jpg`);
      expect(output).toContain(file);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect((await sharp(readFileSync(file)).metadata()).format).toBe('jpeg');
    });

    it('reports an unknown id and a missing folder', async () => {
      expect((await run(['feedback', 'show', 'none'])).code).toBe(1);
      const { data } = await json('feedback', 'list');
      const { code, complaints } = await run([
        'feedback',
        'show',
        data.feedback[0].id,
        '--folder',
        '/proc/none',
      ]);
      expect([code, complaints]).toEqual([2, expect.stringContaining('--folder')]);
    });
  });
}
