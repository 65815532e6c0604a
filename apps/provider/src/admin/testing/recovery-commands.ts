import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readMailbox } from '../../mail/mailbox-page.ts';
import type { AdminSuite } from './admin-suite.ts';

/** Registers tests of `recovery`. */
export function testRecoveryCommands(suite: AdminSuite): void {
  const { run, json } = suite;
  describe('recovery', () => {
    const ask = async () => {
      const learner = await suite.provider.createLearner();
      await run(['user', 'deactivate', learner.id, '--reason', 'A while.', '--yes']);
      const id = randomUUID();
      const row = { id, learner_id: learner.id, message: 'Please\nopen', link_hash: id, confirmed_at: null };
      const now = suite.provider.clock.now();
      await suite.provider.context.database
        .insertInto('recovery_request')
        .values({
          ...row,
          created_at: now,
          link_expires_at: now + 1000,
          decided_at: null,
          decision: null,
          note: null,
        })
        .execute();
      return { id, learner };
    };
    const mailsTo = async (email: string) =>
      (await readMailbox(suite.provider.context)).filter(({ to }) => to === email).map(({ kind }) => kind);

    it('lists open requests with the data for a decision', async () => {
      const { id, learner } = await ask();
      const { output } = await run(['recovery', 'list']);
      for (const part of [
        id,
        learner.username,
        learner.email,
        'A while.',
        '| Please',
        '| open',
        'not confirmed',
      ])
        expect(output).toContain(part);
    });

    it('approves once: activates the account and queues the mail', async () => {
      const { id, learner } = await ask();
      const answers = await Promise.all([run(['recovery', 'approve', id]), run(['recovery', 'approve', id])]);
      expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
      expect((await json('user', 'list', '--search', learner.id)).data.users[0].state).toBe('active');
      expect(await mailsTo(learner.email)).toEqual(['recovery-approved']);
      expect((await run(['recovery', 'list'])).output).not.toContain(id);
      expect((await run(['recovery', 'list', '--all'])).output).toContain(`${id}  approved`);
    });

    it('rejects with a note and keeps the account closed', async () => {
      const { id, learner } = await ask();
      expect((await run(['recovery', 'reject', id, '--note', 'Ask us in June.'])).code).toBe(0);
      expect((await json('user', 'list', '--search', learner.id)).data.users[0].state).toBe('deactivated');
      expect(await mailsTo(learner.email)).toEqual(['recovery-rejected']);
      const { output } = await run(['recovery', 'list', '--all']);
      expect(output).toMatch(/Decided {2}\d{4}-\d\d-\d\d \d\d:\d\d UTC\n {2}Note {5}Ask us in June\./);
    });

    it('fails for an unknown request', async () => {
      expect((await run(['recovery', 'approve', 'none'])).code).toBe(1);
    });
  });
}

/** Registers tests of repeated requests on the same day. */
export function testFurtherRequests(suite: AdminSuite): void {
  const { run } = suite;
  describe('a repeated recovery request', () => {
    it('T13: files one request per learner and day, and another after a rejection', async () => {
      const { database } = suite.provider.context;
      const learner = await suite.provider.createLearner({ deactiveReason: 'A while.' });
      const request = (message: string) =>
        fetch(`${suite.provider.url}/api/auth/v1/recover-account`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: learner.email, message }),
        });
      const filed = () =>
        database
          .selectFrom('recovery_request')
          .select(['id', 'message'])
          .where('learner_id', '=', learner.id)
          .orderBy('message')
          .execute();
      await request('A first try.');
      await request('The same day.');
      const [first] = await filed();
      expect(await filed()).toMatchObject([{ message: 'A first try.' }]);
      expect((await run(['recovery', 'reject', first?.id ?? ''])).code).toBe(0);
      await request('My cousin used my tablet.');
      await request('And again.');
      expect(await filed()).toMatchObject([
        { message: 'A first try.' },
        { message: 'My cousin used my tablet.' },
      ]);
    });
  });
}
