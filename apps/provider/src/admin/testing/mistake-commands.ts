import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AdminSuite } from './admin-suite.ts';

/** Registers tests of `mistakes`. */
export function testMistakeCommands(suite: AdminSuite): void {
  const { run, json } = suite;
  describe('mistakes', () => {
    const version = '0.1.0';
    const report = async (message: string, about = 'page') => {
      const { id: learnerId, username } = await suite.provider.createLearner();
      const id = randomUUID();
      const row = { id, learner_id: learnerId, about, content_id: 'the-land-p01', message, wrong: 'fact' };
      const created_at = suite.provider.clock.now();
      const { database } = suite.provider.context;
      await database
        .insertInto('mistake_report')
        .values({ ...row, content_version: version, created_at })
        .execute();
      return { id, username };
    };

    it('lists and shows reports with escaped text (T40)', async () => {
      const { id, username } = await report('=1+1\n\u001b[2Jlast');
      const { data } = await json('mistakes', 'list', '--about', 'page');
      expect(data.mistakes).toContainEqual(
        expect.objectContaining({ id, about: 'page', which: 'the-land-p01', version, wrong: 'fact' }),
      );
      expect((await run(['mistakes', 'list', '--csv'])).output).toContain(`"'=1+1`);
      const { output } = await run(['mistakes', 'show', id]);
      for (const part of [
        'page the-land-p01, version 0.1.0',
        'Wrong     fact',
        username,
        '  =1+1\n  \\u001b[2Jlast\n',
      ])
        expect(output).toContain(part);
      expect((await json('mistakes', 'list', '--about', 'term')).data).toEqual({ mistakes: [], more: false });
    });

    it('deletes a report after a confirmation', async () => {
      const { id } = await report('A word is missing.');
      expect((await run(['mistakes', 'done', id], 'no')).code).toBe(1);
      expect((await json('mistakes', 'show', id)).data).toMatchObject({ message: 'A word is missing.' });
      expect((await json('mistakes', 'done', id, '--yes')).data).toEqual({ id, deleted: true });
      for (const words of [
        ['show', id],
        ['done', id, '--yes'],
      ])
        expect(await run(['mistakes', ...words])).toMatchObject({ code: 1 });
    });
  });
}
