import { eachDatabase, isProof, readError, rounds, type TestProvider } from '@sirah-trails/provider/testing';
import { beforeEach, expect, it } from 'vitest';
import { ask, codeFor, forget, newcomer, secondTyping, signUp, wrongFor } from './newcomer.ts';
import { fromIp, longAfter, accountsHarness } from './open-accounts.ts';

const minute = 60_000;
const races = rounds({ sample: 3, full: 100 });
const many = rounds({ sample: 40, full: 10_000 });

eachDatabase('a mailed code (T7)', (engine) => {
  let provider: TestProvider;
  let email = '';
  accountsHarness(engine, (opened) => (provider = opened));
  beforeEach(async () => {
    ({ email } = await provider.createLearner());
  });

  const check = (otp: string, address = 0) => ask(provider, 'checkOtp', { email, otp }, fromIp(address));
  const reset = (otp: string) => ask(provider, 'resetPassword', { email, otp, ...secondTyping });
  const rowOf = () =>
    provider.context.database
      .selectFrom('one_time_code')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirst();

  it(
    'of 50 concurrent wrong attempts at most five are evaluated, and then the right code is refused',
    async () => {
      for (let round = 0; round < races; round += 1) {
        longAfter(provider);
        const code = await forget(provider, email);
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_none, number) => check(wrongFor(code), number)),
        );
        expect(answers.filter(({ status }) => status !== 422 && status !== 429)).toEqual([]);
        expect((await rowOf())?.tries).toBe(5);
        expect((await check(code, 60)).status).not.toBe(200);
      }
    },
    isProof ? 600_000 : 30_000,
  );

  it('is valid after four wrong attempts and any number of checks, until the reset', async () => {
    const code = await forget(provider, email);
    for (let wrong = 0; wrong < 4; wrong += 1) expect((await check(wrongFor(code))).status).toBe(422);
    for (let right = 0; right < 3; right += 1) expect((await check(code)).status).toBe(200);
    expect((await reset(code)).status).toBe(200);
    expect((await check(code)).status).toBe(422);
    expect((await reset(code)).status).toBe(422);
  });

  it('sets one password, however many calls send it at the same time', async () => {
    const code = await forget(provider, email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('ends after 10 minutes', async () => {
    const code = await forget(provider, email);
    provider.clock.advance(10 * minute - 1);
    expect((await check(code)).status).toBe(200);
    provider.clock.advance(1);
    expect((await check(code)).status).toBe(422);
  });

  it('ends when a new one is sent', async () => {
    const first = await forget(provider, email);
    provider.clock.advance(minute);
    await ask(provider, 'resendResetCode', { email });
    const second = await codeFor(provider, email);
    if (first !== second) expect((await check(first)).status).toBe(422);
    expect((await check(second)).status).toBe(200);
  });

  it('is valid for its purpose and its address only', async () => {
    const who = newcomer();
    const proof = await signUp(provider, who);
    const code = await forget(provider, email);
    const other = await forget(provider, who.email);
    const refused = [
      await ask(provider, 'checkOtp', { email: who.email, otp: proof === other ? wrongFor(proof) : proof }),
      await ask(provider, 'verifyEmail', {
        email: who.email,
        otp: proof === other ? wrongFor(proof) : other,
      }),
      await ask(provider, 'checkOtp', { email, otp: other === code ? wrongFor(code) : other }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422]);
  });

  it.each([
    ['in groups', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `],
    ['with a dash', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    [
      'in Arabic digits',
      (code: string) => code.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''),
    ],
  ])('may be typed %s', async (_name, typed) => {
    expect((await check(typed(await forget(provider, email)))).status).toBe(200);
  });

  it('is sent once a minute, five times an hour and twenty times a day, with the time to wait (T13)', async () => {
    const send = () => ask(provider, 'forgotPassword', { email });
    expect((await send()).status).toBe(200);
    const soon = await send();
    expect([soon.status, soon.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await readError(soon)).code).toBe('TOO_MANY_REQUESTS');
    let sent = 1;
    for (let passed = 0; passed < 23 * 60; passed += 1) {
      provider.clock.advance(minute);
      if (passed % 4 === 0 && (await send()).status === 200) sent += 1;
    }
    expect(sent).toBe(20);
    const mails = (await provider.mails()).filter(({ to }) => to === email);
    expect(mails).toHaveLength(20);
  });

  it.each(['forgotPassword', 'resendResetCode', 'resendVerification'] as const)(
    '%s gets one mail a minute and the same refusal, from any number of addresses (T13)',
    async (id) => {
      const verified = id !== 'resendVerification';
      const { email: flooded } = await provider.createLearner({ verified });
      const texts = new Set<string>();
      for (let sent = 0; sent < many; sent += 20) {
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_none, number) =>
            ask(provider, id, { email: flooded }, fromIp(sent + number)),
          ),
        );
        for (const answer of answers) texts.add(`${answer.status} ${await answer.text()}`);
      }
      expect([...texts].map((text) => text.slice(0, 3)).sort()).toEqual(['200', '429']);
      expect((await provider.mails()).filter(({ to }) => to === flooded)).toHaveLength(1);
    },
    isProof ? 600_000 : 30_000,
  );

  it('of a sign-up counts too: the next one is sent a minute later (T13)', async () => {
    const who = newcomer();
    await signUp(provider, who);
    const resend = () => ask(provider, 'resendVerification', { email: who.email });
    const soon = await resend();
    expect([soon.status, soon.headers.get('retry-after')]).toEqual([429, '60']);
    provider.clock.advance(minute);
    expect((await resend()).status).toBe(200);
    expect((await provider.mails()).filter(({ to }) => to === who.email)).toHaveLength(2);
  });

  it('is bounded for one caller with many e-mail addresses too', async () => {
    const answers = [];
    for (let number = 0; number < 101; number += 1)
      answers.push(
        await ask(provider, 'forgotPassword', { email: `somebody-${number}@example.org` }, fromIp(7)),
      );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('is stored neither in clear nor as a hash that a table of codes would reveal', async () => {
    const code = await forget(provider, email);
    const { database } = provider.context;
    const rows = [
      await database.selectFrom('one_time_code').selectAll().execute(),
      await database.selectFrom('mail').selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});
