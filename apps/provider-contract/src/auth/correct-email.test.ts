import { eachDatabase, readError, type TestProvider } from '@sirah-trails/provider/testing';
import { expect, it } from 'vitest';
import { newBrowser } from './browser.ts';
import { ask, codeFor, newcomer, type Newcomer } from './newcomer.ts';
import { accountsHarness } from './open-accounts.ts';

const week = 7 * 24 * 60 * 60_000;

eachDatabase('D243: a corrected sign-up', (engine) => {
  let provider: TestProvider;
  accountsHarness(engine, (opened) => (provider = opened));

  const signUp = async (who: Newcomer, browser = newBrowser()) => {
    const answer = await ask(provider, 'signUpStudent', { ...who, challenge: browser.challenge });
    expect(answer.status).toBe(200);
    return browser;
  };
  const correct = (who: Newcomer, earlier: Newcomer, verifier: string) => {
    const { username, email } = earlier;
    return ask(provider, 'signUpStudent', { ...who, replaces: { username, email, verifier } });
  };
  const learnersOf = (...emails: string[]) =>
    provider.context.database.selectFrom('learner').select('username').where('email', 'in', emails).execute();
  const refusedFields = async (answer: Response) => [
    answer.status,
    Object.keys((await readError(answer)).errors),
  ];

  it('replaces the unverified account and keeps its name', async () => {
    const mistyped = newcomer();
    const { verifier } = await signUp(mistyped);
    const old = await codeFor(provider, mistyped.email);
    const right = newcomer({ username: mistyped.username });
    expect((await correct(right, mistyped, verifier)).status).toBe(200);
    expect(await learnersOf(mistyped.email, right.email)).toEqual([{ username: right.username }]);
    const verify = (email: string, otp: string) => ask(provider, 'verifyEmail', { email, otp });
    expect((await verify(mistyped.email, old)).status).toBe(422);
    expect((await verify(right.email, await codeFor(provider, right.email))).status).toBe(200);
  });

  it('releases the name when the new sign-up has another', async () => {
    const first = newcomer();
    const { verifier } = await signUp(first);
    expect((await correct(newcomer({ email: first.email }), first, verifier)).status).toBe(200);
    await signUp(newcomer({ username: first.username }));
  });

  it('works once, within a week, in the browser of the sign-up', async () => {
    const [first, second] = [newcomer(), newcomer()];
    const { verifier } = await signUp(first);
    const same = newcomer({ username: first.username });
    const stranger = await correct(same, first, newBrowser().verifier);
    expect(await refusedFields(stranger)).toEqual([422, ['username']]);
    expect((await correct(second, first, verifier)).status).toBe(200);
    await signUp(first);
    expect(await refusedFields(await correct(same, first, verifier))).toEqual([422, ['username']]);
    const old = newcomer();
    const browser = await signUp(old);
    provider.clock.advance(week);
    const late = await correct(newcomer({ username: old.username }), old, browser.verifier);
    expect(await refusedFields(late)).toEqual([422, ['username']]);
  });

  it('keeps a verified account', async () => {
    const who = newcomer();
    const { verifier } = await signUp(who);
    await ask(provider, 'verifyEmail', { email: who.email, otp: await codeFor(provider, who.email) });
    const answer = await correct(newcomer({ username: who.username }), who, verifier);
    expect(await refusedFields(answer)).toEqual([422, ['username']]);
    expect(await learnersOf(who.email)).toHaveLength(1);
  });

  it('keeps the earlier sign-up when the new values are refused', async () => {
    const [who, owner] = [newcomer(), await provider.createLearner()];
    const { verifier } = await signUp(who);
    const taken = await correct({ ...who, email: owner.email }, who, verifier);
    expect(await refusedFields(taken)).toEqual([422, ['email']]);
    expect((await correct({ ...who, password: 'short' }, who, verifier)).status).toBe(422);
    expect(await learnersOf(who.email)).toEqual([{ username: who.username }]);
  });

  it('refuses an incomplete `replaces`', async () => {
    const who = newcomer();
    const answer = await ask(provider, 'signUpStudent', { ...who, replaces: { email: who.email } });
    expect(answer.status).toBe(422);
  });
});
