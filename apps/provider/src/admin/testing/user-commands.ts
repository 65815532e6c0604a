import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AdminSuite } from './admin-suite.ts';

/** Registers tests that show and delete learners. */
export function testUserCommands(suite: AdminSuite): void {
  const { run, json, status, folder } = suite;
  describe('user', () => {
    it('lists learners with their state, and with emails on request', async () => {
      const name = `Zayd ${randomUUID().slice(0, 6)}`;
      const { id, email } = await suite.provider.createLearner({ username: name });
      const { output, code } = await run(['user', 'list', '--search', name.toUpperCase()]);
      expect(code).toBe(0);
      expect(output).toMatch(new RegExp(`${id} +${name} +active +2026-01-05 08:00`));
      expect(output).not.toContain(email);
      expect((await run(['user', 'list', '--search', name, '--emails'])).output).toContain(email);
      const { data } = await json('user', 'list', '--search', name);
      expect(data).toEqual({ users: [expect.objectContaining({ id, name, state: 'active' })], more: false });
      const { output: csv } = await run(['user', 'list', '--search', name, '--csv']);
      expect(csv.split('\r\n')[1]).toContain(`"${id}","${name}","active"`);
    });

    it('exports all data of a learner into a new file', async () => {
      const { id, email } = await suite.provider.createLearner();
      const file = join(folder, `${id}.json`);
      expect((await json('user', 'export', id, '--file', file)).data).toEqual({ id, file });
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(JSON.parse(readFileSync(file, 'utf8')).data.learner).toMatchObject([{ email }]);
      expect((await run(['user', 'export', id, '--file', file])).code).toBe(2);
    });

    it('deletes an account with all data, after a confirmation', async () => {
      const { id, token, email } = await suite.provider.createLearner();
      expect((await run(['user', 'delete', email], 'no')).code).toBe(1);
      expect(await status(token)).toBe(200);
      expect((await json('user', 'delete', email, '--yes')).data).toEqual({ id, deleted: true });
      expect(await status(token)).toBe(401);
      expect((await run(['user', 'delete', email, '--yes'])).code).toBe(1);
    });

    it('reports an unknown name', async () => {
      expect(await run(['user', 'activate', 'nobody\u001b[2J'])).toEqual({
        code: 1,
        output: '',
        complaints: 'There is no learner "nobody\\u001b[2J". Try: user list --search\n',
      });
    });
  });
}
