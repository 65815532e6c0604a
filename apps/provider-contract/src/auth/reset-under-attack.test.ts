import { eachDatabase, type TestLearner, type TestProvider } from '@sirah-trails/provider/testing';
import { beforeEach, expect, it } from 'vitest';
import { newBrowser } from './browser.ts';
import { ask, codeFor, otherPassword, secondTyping, wrongFor } from './newcomer.ts';
import { accountsHarness, fromIp } from './open-accounts.ts';

const minute = 60_000;
const [home, stranger] = [fromIp(1), fromIp(2)];

eachDatabase('a reset that strangers disturb (D213, D219)', (engine) => {
  let provider: TestProvider;
  let learner: TestLearner;
  let browser: ReturnType<typeof newBrowser>;
  accountsHarness(engine, (opened) => (provider = opened));
  beforeEach(async () => {
    learner = await provider.createLearner();
    browser = newBrowser();
  });

  const request = (more: object = {}, from = home) =>
    ask(provider, 'forgotPassword', { email: learner.email, ...more }, from);
  const check = async (more: object, from = home) =>
    (await ask(provider, 'checkOtp', { email: learner.email, ...more }, from)).status;
  const reset = async (more: object, from = home) =>
    (await ask(provider, 'resetPassword', { email: learner.email, ...secondTyping, ...more }, from)).status;
  const signIn = async (password: string) =>
    (await ask(provider, 'signInStudent', { email: learner.email, password }, fromIp(3))).status;
  const tokens = async () => {
    const links = (await provider.mails()).filter(({ to, link }) => to === learner.email && link !== null);
    return links.map(({ link }) => new URLSearchParams(new URL(link ?? '').hash.slice(1)).get('token') ?? '');
  };
  const token = async () => (await tokens())[0] ?? '';

  it('has five attempts for the browser that requested the code, whatever others have used up', async () => {
    await request({ challenge: browser.challenge });
    const otp = await codeFor(provider, learner.email);
    // Same IP, as in a classroom.
    for (let wrong = 0; wrong < 31; wrong += 1) await check({ otp: wrongFor(otp) });
    expect([await check({ otp }), await check({ otp }, stranger)]).toEqual([429, 422]);
    const { verifier } = browser;
    for (let wrong = 0; wrong < 4; wrong += 1)
      expect(await check({ otp: wrongFor(otp), verifier })).toBe(422);
    expect(await check({ otp, verifier }, fromIp(9))).toBe(200);
    expect(await reset({ otp, verifier })).toBe(200);
    expect(await signIn(otherPassword)).toBe(200);
  });

  it('gives the browser that requested it no sixth attempt, and another verifier none of its own', async () => {
    await request({ challenge: browser.challenge });
    const otp = await codeFor(provider, learner.email);
    for (let wrong = 0; wrong < 5; wrong += 1)
      await check({ otp: wrongFor(otp), verifier: newBrowser().verifier }, fromIp(10 + wrong));
    expect(await check({ otp, verifier: newBrowser().verifier })).toBe(422);
    for (let wrong = 0; wrong < 5; wrong += 1)
      await check({ otp: wrongFor(otp), verifier: browser.verifier });
    expect(await check({ otp, verifier: browser.verifier })).toBe(422);
  });

  it('counts by network address for a browser that keeps nothing', async () => {
    await request();
    const otp = await codeFor(provider, learner.email);
    for (let wrong = 0; wrong < 31; wrong += 1) await check({ otp: wrongFor(otp) }, stranger);
    expect([await check({ otp }, stranger), await check({ otp })]).toEqual([429, 200]);
  });

  it('works by the link of the mail after any requests and attempts of others, for a day and once', async () => {
    await request({ challenge: browser.challenge });
    const link = await token();
    for (let hour = 0; hour < 4; hour += 1) {
      provider.clock.advance(60 * minute);
      await request({ challenge: newBrowser().challenge }, stranger);
      for (let wrong = 0; wrong < 5; wrong += 1) await check({ otp: '000000' }, stranger);
    }
    provider.clock.advance(20 * 60 * minute - 1);
    expect(await reset({ token: link }, fromIp(9))).toBe(200);
    expect([await signIn(otherPassword), await reset({ token: link })]).toEqual([200, 422]);
  });

  it('works by the link of a mail that a stranger requested: it went to the owner', async () => {
    await request({ challenge: browser.challenge }, stranger);
    expect((await request()).status).toBe(429);
    expect(await reset({ token: await token() })).toBe(200);
  });

  it('ends every link with the new password, and with the day', async () => {
    await request();
    provider.clock.advance(minute);
    await request();
    const [one = '', other = ''] = await tokens();
    expect([await reset({ token: one }), await reset({ token: other })]).toEqual([200, 422]);
    provider.clock.advance(minute);
    await request();
    const late = (await tokens()).find((each) => each !== one && each !== other) ?? '';
    provider.clock.advance(24 * 60 * minute);
    expect(await reset({ token: late })).toBe(422);
  });

  it('takes a link for its address only, and needs a code or a link', async () => {
    await request();
    const other = await provider.createLearner();
    expect(await reset({ token: await token(), email: other.email })).toBe(422);
    expect([await reset({}), await reset({ token: 'x' })]).toEqual([422, 422]);
  });

  it('hashes no password before the proof is right, so that wrong codes keep nobody from signing in', async () => {
    const { passwords } = provider.context;
    const { token: session } = await provider.createLearner({ hasPassword: false });
    const before = passwords.done;
    for (let wrong = 0; wrong < 40; wrong += 1) await reset({ otp: '000000' }, stranger);
    await reset({ token: 'x' });
    await ask(provider, 'setPassword', { otp: '000000', ...secondTyping }, { token: session });
    expect(passwords.done).toBe(before);
  });
});
