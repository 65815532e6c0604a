import { describe, expect, it } from 'vitest';
import type { AdminSuite } from './admin-suite.ts';

/** Registers tests that close and open accounts. */
export function testUserStates(suite: AdminSuite): void {
  const { run, json, status } = suite;
  describe('user', () => {
    it('T11: deactivation ends every session, even during requests', async () => {
      const { email, token } = await suite.provider.createLearner();
      const calls = Array.from({ length: 10 }, () => status(token));
      const { code, output } = await run([
        'user',
        'deactivate',
        email,
        '--reason',
        'Please be kind.',
        '--yes',
      ]);
      expect([code, output]).toEqual([0, expect.stringContaining('signed out everywhere')]);
      await Promise.all(calls);
      expect(await Promise.all(Array.from({ length: 10 }, () => status(token)))).toEqual(Array(10).fill(401));
    });

    it('activates again, and reports an unchanged state', async () => {
      const { id } = await suite.provider.createLearner();
      expect((await run(['user', 'activate', id])).code).toBe(1);
      await run(['user', 'deactivate', id, '--reason', 'A while.', '--yes']);
      expect((await run(['user', 'deactivate', id, '--reason', 'A while.', '--yes'])).complaints).toMatch(
        /already/,
      );
      expect((await json('user', 'activate', id)).data).toEqual({ id, state: 'active' });
    });

    it('asks before closing an account', async () => {
      const { id, token } = await suite.provider.createLearner();
      const words = ['user', 'deactivate', id, '--reason', 'A while.'];
      expect((await run(words)).complaints).toMatch(/--yes/);
      expect(await run(words, 'no')).toMatchObject({
        code: 1,
        complaints: expect.stringContaining('Nothing was done'),
      });
      expect(await status(token)).toBe(200);
      expect((await run(words, 'yes')).code).toBe(0);
    });

    it('keeps the reason of a faster administrator during the confirmation', async () => {
      const { id } = await suite.provider.createLearner();
      const close = (reason: string) => ['user', 'deactivate', id, '--reason', reason];
      const late = await run(close('Late.'), async () => {
        await run([...close('First.'), '--yes']);
        return 'yes';
      });
      expect(late).toMatchObject({ code: 1, complaints: expect.stringContaining('already') });
      const query = suite.provider.context.database.selectFrom('learner').select('deactive_reason');
      expect(await query.where('id', '=', id).executeTakeFirst()).toEqual({ deactive_reason: 'First.' });
    });

    it('rejects an empty, long or multi-line reason, and control characters', async () => {
      const { id } = await suite.provider.createLearner();
      for (const reason of [' ', 'x'.repeat(201), 'two\nlines', 'red \u001b[31m'])
        expect(await run(['user', 'deactivate', id, '--reason', reason, '--yes']), reason).toMatchObject({
          code: 2,
        });
    });
  });
}
