import { eachDatabase, readError, type TestLearner, type TestProvider } from '@sirah-trails/provider/testing';
import { beforeEach, expect, it } from 'vitest';
import { sendOperation } from '../send-operation.ts';
import { ask, forget, goodPassword, newcomer, otherPassword, secondTyping, signUp } from './newcomer.ts';
import { accountsHarness } from './open-accounts.ts';

eachDatabase('a new password', (engine) => {
  let provider: TestProvider;
  let learner: TestLearner;
  accountsHarness(engine, (opened) => (provider = opened));
  beforeEach(async () => {
    learner = await provider.createLearner();
  });

  const signIn = async (password: string) => {
    const response = await ask(provider, 'signInStudent', { email: learner.email, password });
    return response.status === 200
      ? ((await response.json()) as { access_token: string }).access_token
      : null;
  };
  const change = (body: object, token = learner.token) =>
    ask(provider, 'changePassword', { old_password: goodPassword, ...secondTyping, ...body }, { token });
  const stateOf = async (token: string) => (await sendOperation(provider, 'getProfile', { token })).status;
  const sessions = async () => {
    const tokens = [];
    for (let count = 0; count < 5; count += 1) tokens.push((await signIn(goodPassword)) ?? '');
    return tokens;
  };

  it('by settings ends the other four of five sessions with the next request, and every code (T10)', async () => {
    const [own = '', ...others] = await sessions();
    const code = await forget(provider, learner.email);
    expect((await change({}, own)).status).toBe(200);
    expect(await Promise.all(others.map(stateOf))).toEqual([401, 401, 401, 401]);
    expect(await stateOf(own)).toBe(200);
    expect((await ask(provider, 'checkOtp', { email: learner.email, otp: code })).status).toBe(422);
    expect([await signIn(goodPassword), await signIn(otherPassword)]).toEqual([null, expect.any(String)]);
  });

  it('by a code ends all sessions, and the owner gets a mail (T10)', async () => {
    const tokens = await sessions();
    const otp = await forget(provider, learner.email);
    const reset = await ask(provider, 'resetPassword', { email: learner.email, otp, ...secondTyping });
    expect(reset.status).toBe(200);
    expect(await Promise.all(tokens.map(stateOf))).toEqual([401, 401, 401, 401, 401]);
    const mails = (await provider.mails()).filter(({ to }) => to === learner.email);
    expect(mails.map(({ kind }) => kind)).toContain('password-changed');
  });

  it('cannot be refreshed out of an ended session', async () => {
    const stolen = (await signIn(goodPassword)) ?? '';
    await change({});
    expect((await sendOperation(provider, 'refreshSession', { token: stolen })).status).toBe(401);
  });

  it('needs the current one: a wrong one is 422 at its field, never 401 (D10)', async () => {
    const refused = await change({ old_password: 'Wrong-password-1' });
    expect([refused.status, (await readError(refused)).errors]).toEqual([
      422,
      { old_password: ['The current password is not right.'] },
    ]);
    expect(await stateOf(learner.token)).toBe(200);
  });

  it.each([
    [{ password: goodPassword, password_confirmation: goodPassword }, 'password', /must be another one/],
    [
      { password_confirmation: 'Other-typing-9' },
      'password_confirmation',
      /^Confirmation password doesn’t match/,
    ],
    [{ password: 'short', password_confirmation: 'short' }, 'password', /at least 8 characters/],
    [{ password: 'Qwerty123', password_confirmation: 'Qwerty123' }, 'password', /Many people use/],
  ])(
    'follows the rules of sign-up and differs from the current one (D22): %j',
    async (body, field, message) => {
      const refused = await change(body);
      expect(refused.status).toBe(422);
      expect((await readError(refused)).errors[field]?.[0]).toMatch(message);
    },
  );

  it('cannot be guessed with a stolen session: ten attempts in 15 minutes', async () => {
    for (let tries = 0; tries < 10; tries += 1) await change({ old_password: 'wrong' });
    const refused = await change({});
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
    provider.clock.advance(14 * 60_000);
    expect(await signIn(goodPassword)).not.toBeNull();
  });

  it('of a Google account is set by a mailed code (D180)', async () => {
    const google = await provider.createLearner({ hasPassword: false });
    const refused = await change({}, google.token);
    expect([refused.status, (await readError(refused)).code]).toEqual([422, 'NO_PASSWORD']);
    const otp = await forget(provider, google.email);
    await ask(provider, 'resetPassword', { email: google.email, otp, ...secondTyping });
    const signedIn = await ask(provider, 'signInStudent', { email: google.email, password: otherPassword });
    expect(signedIn.status).toBe(200);
  });

  it('gives an address that a stranger has signed up with to its owner, and shuts the stranger out', async () => {
    const stranger = newcomer({ password: 'Strangers-own-5' });
    await signUp(provider, stranger);
    const { email } = stranger;
    expect((await ask(provider, 'signUpStudent', newcomer({ email }))).status).toBe(422);
    provider.clock.advance(1000);
    const otp = await forget(provider, email);
    await ask(provider, 'resetPassword', { email, otp, ...secondTyping });
    const statusOf = async (password: string) =>
      (await ask(provider, 'signInStudent', { email, password })).status;
    expect([await statusOf(stranger.password), await statusOf(otherPassword)]).toEqual([422, 200]);
  });

  it('set by a code verifies the address too', async () => {
    const { email } = await provider.createLearner({ verified: false });
    const otp = await forget(provider, email);
    await ask(provider, 'resetPassword', { email, otp, ...secondTyping });
    expect((await ask(provider, 'signInStudent', { email, password: otherPassword })).status).toBe(200);
  });
});
