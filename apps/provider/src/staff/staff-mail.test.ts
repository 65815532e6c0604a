import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { day, hour } from '../kernel/time.ts';
import { bothDatabases, startProvider, type TestPlace, type TestProvider } from '../testing/index.ts';
import { sendStaffMail } from './staff-mail.ts';

bothDatabases('the daily mail to the staff', (engine) => {
  let place: TestPlace;
  let provider: TestProvider;
  beforeAll(async () => {
    place = await engine.place();
    const environment = { STAFF_EMAIL: 'one@example.org, two@example.org' };
    provider = await startProvider({ ...place, environment });
    // A first round that ends after the clock has moved would claim the job again.
    const job = provider.context.database.selectFrom('job').select('name').where('name', '=', 'staff-mail');
    await vi.waitFor(() => job.executeTakeFirstOrThrow(), 30_000);
  });
  afterAll(async () => {
    await provider.close();
    await place.drop();
  });

  const newMails = async () => {
    const before = new Set((await provider.mails()).map(({ id }) => id));
    await sendStaffMail(provider.context);
    return (await provider.mails()).filter(({ id }) => !before.has(id));
  };
  const report = async (name: string) => {
    const { id: learner_id } = await provider.createLearner({ username: name });
    const created_at = provider.clock.now();
    const row = { id: randomUUID(), learner_id, created_at };
    const { database } = provider.context;
    await database
      .insertInto('feedback')
      .values({ ...row, subject: 'canary', description: 'canary' })
      .execute();
    const about = { about: 'page', content_id: 'x', message: 'canary', wrong: 'fact', content_version: '1' };
    await database
      .insertInto('mistake_report')
      .values({ ...row, ...about })
      .execute();
  };
  const nextDay = () => provider.clock.advance(day);

  it('stays away while nothing waits, and comes once a day with new counts', async () => {
    nextDay();
    expect(await newMails()).toEqual([]);
    provider.clock.advance(hour);
    await report('canary');
    expect(await newMails()).toEqual([]);
    nextDay();
    const mails = await newMails();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['one@example.org', 'two@example.org']);
    expect(mails[0]?.text).toContain('New feedback: 1 (feedback list)');
    expect(mails[0]?.text).toContain('New reports of mistakes: 1, in all 1 (mistakes list)');
    expect(mails[0]?.text).not.toContain('canary');
    nextDay();
    expect(await newMails()).toEqual([]);
  });

  it('comes daily while a confirmed request waits for a decision', async () => {
    const { id: learner_id } = await provider.createLearner();
    const now = provider.clock.now();
    const request = {
      id: randomUUID(),
      learner_id,
      message: 'x',
      created_at: now,
      link_hash: 'x',
      link_expires_at: now,
    };
    const { database } = provider.context;
    await database.insertInto('recovery_request').values(request).execute();
    nextDay();
    expect(await newMails()).toEqual([]);
    await database.updateTable('recovery_request').set({ confirmed_at: now }).execute();
    const open = 'wait for a decision: 1 (recovery list)';
    nextDay();
    expect((await newMails())[0]?.text).toContain(open);
    nextDay();
    expect((await newMails())[0]?.text).toContain(open);
  });
});
