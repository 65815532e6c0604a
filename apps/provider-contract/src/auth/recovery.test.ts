import {
  deactivateLearner,
  eachDatabase,
  inTransaction,
  isProof,
  readError,
  rounds,
  type TestProvider,
} from '@sirah-trails/provider/testing';
import { beforeEach, expect, it } from 'vitest';
import { ask, newcomer } from './newcomer.ts';
import { fromIp, longAfter, accountsHarness } from './open-accounts.ts';

const many = rounds({ sample: 60, full: 10_000 });
const week = 7 * 24 * 60 * 60 * 1000;

eachDatabase('a request for a deactivated account (D24, T13)', (engine) => {
  let provider: TestProvider;
  let email = '';
  accountsHarness(engine, (opened) => (provider = opened), { PUBLIC_URL: 'http://localhost:4300' });
  beforeEach(async () => {
    ({ email } = await provider.createLearner({ deactiveReason: 'An unkind name.' }));
    await provider.context.database.deleteFrom('recovery_request').execute();
    await provider.context.database.deleteFrom('mail').execute();
  });

  const request = (address: string, number = 0, message = 'Please let me in again.') =>
    ask(provider, 'recoverAccount', { email: address, message }, fromIp(number));
  const requests = () => provider.context.database.selectFrom('recovery_request').selectAll().execute();
  const link = async () => {
    const url = new URL((await provider.mails())[0]?.link ?? '');
    return `${provider.url}${url.pathname}${url.search}`;
  };

  it('arrives at once, unconfirmed until the mailed link is opened and its button pressed', async () => {
    expect((await request(email)).status).toBe(200);
    expect(await requests()).toMatchObject([{ message: 'Please let me in again.', confirmed_at: null }]);
    const page = await fetch(await link());
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('<form method="post"');
    expect(await requests()).toMatchObject([{ confirmed_at: null }]);

    const press = async () =>
      fetch(await link(), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect(await (await press()).text()).toContain('Thank you!');
    const confirmedAt = provider.clock.now();
    provider.clock.advance(1000);
    expect((await press()).status).toBe(200);
    expect(await requests()).toMatchObject([{ confirmed_at: confirmedAt }]);
  });

  it('cannot be confirmed by another link, or after a week', async () => {
    await request(email);
    const mailed = await link();
    for (const token of ['', 'x', 'A'.repeat(43)]) {
      const wrong = mailed.replace(/token=.*/, `token=${token}`);
      expect((await fetch(wrong, { method: 'POST' })).status).toBe(404);
    }
    provider.clock.advance(week);
    expect((await fetch(mailed, { method: 'POST' })).status).toBe(404);
    expect(await requests()).toMatchObject([{ confirmed_at: null }]);
  });

  it('is stored and mailed only for a deactivated account', async () => {
    const active = await provider.createLearner();
    for (const address of [active.email, newcomer().email]) await request(address, 1);
    expect([await requests(), await provider.mails()]).toEqual([[], []]);
  });

  it('is accepted once a day for an e-mail address, with the same response each time', async () => {
    const texts = [];
    for (let day = 0; day < 4; day += 1) texts.push(await (await request(email, day)).text());
    expect(new Set(texts).size).toBe(1);
    expect([await requests(), await provider.mails()]).toMatchObject([[{}], [{}]]);
    longAfter(provider);
    await request(email);
    expect(await requests()).toHaveLength(2);
  });

  it('is not used up by requests while the account was open', async () => {
    const open = await provider.createLearner();
    await request(open.email, 5);
    const { database, clock } = provider.context;
    await inTransaction(database, (transaction) =>
      deactivateLearner(transaction, open.id, 'An unkind name.', clock.now()),
    );
    await request(open.email, 6);
    expect(await requests()).toHaveLength(1);
  });

  it('is bounded to five an hour from one caller', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await request(newcomer().email, 3)).status).toBe(200);
    const refused = await request(email, 3);
    expect([refused.status, (await readError(refused)).code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(await requests()).toEqual([]);
  });

  it(
    'reaches the administrator once for each e-mail address, and all callers get the same response',
    async () => {
      const texts = new Set<string>();
      for (let sent = 0; sent < many; sent += 20) {
        const answers = Array.from({ length: 20 }, (_none, number) => request(email, sent + number));
        for (const answer of await Promise.all(answers)) texts.add(`${answer.status} ${await answer.text()}`);
      }
      expect([...texts]).toEqual([expect.stringMatching(/^200 /)]);
      expect([await requests(), await provider.mails()]).toMatchObject([[{}], [{}]]);
    },
    isProof ? 600_000 : 240_000,
  );

  it('needs a message', async () => {
    const refused = await request(email, 4, '   ');
    expect([refused.status, (await readError(refused)).errors]).toEqual([
      422,
      { message: ['Message is required'] },
    ]);
  });
});
