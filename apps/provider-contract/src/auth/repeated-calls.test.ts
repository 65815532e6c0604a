import { randomUUID } from 'node:crypto';
import {
  bothDatabases,
  readError,
  type OperationId,
  type TestProvider,
} from '@sirah-trails/provider/testing';
import { expect, it } from 'vitest';
import { ask, forget, goodPassword, newcomer, otherPassword, secondTyping, signUp } from './newcomer.ts';
import { longAfter, accountsHarness } from './open-accounts.ts';

const secrets = [goodPassword, otherPassword];

bothDatabases('a call repeated with its key (D13, D194)', (engine) => {
  let provider: TestProvider;
  accountsHarness(engine, (opened) => (provider = opened));

  const withKey = (id: OperationId, body: object, key: string, token?: string) =>
    ask(provider, id, body, { headers: { 'idempotency-key': key }, ...(token !== undefined && { token }) });
  const mailsTo = async (email: string) => (await provider.mails()).filter(({ to }) => to === email);

  it('signs up once and returns the same learner', async () => {
    const [who, key] = [newcomer(), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => withKey('signUpStudent', who, key)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(texts).size).toBe(1);
    expect(await mailsTo(who.email)).toHaveLength(1);
  });

  it('verifies an address once; only the first response carries the token', async () => {
    const [who, key] = [newcomer(), randomUUID()];
    const body = { email: who.email, otp: await signUp(provider, who) };
    const first = await (await withKey('verifyEmail', body, key)).json();
    const again = await withKey('verifyEmail', body, key);
    expect(again.status).toBe(200);
    expect(first).toEqual({ ...((await again.json()) as object), access_token: expect.any(String) });
  });

  it.each(['forgotPassword', 'resendResetCode'] as const)('%s sends one mail', async (id) => {
    const [{ email }, key] = [await provider.createLearner(), randomUUID()];
    for (let count = 0; count < 3; count += 1) expect((await withKey(id, { email }, key)).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('checks a wrong code once: a repeat costs no attempt', async () => {
    const { email } = await provider.createLearner();
    const [otp, key] = [await forget(provider, email), randomUUID()];
    const wrong = otp === '000000' ? '000001' : '000000';
    for (let count = 0; count < 8; count += 1)
      expect((await withKey('checkOtp', { email, otp: wrong }, key)).status).toBe(422);
    expect((await ask(provider, 'checkOtp', { email, otp })).status).toBe(200);
  });

  it('sets a password once', async () => {
    const { email } = await provider.createLearner();
    const [otp, key] = [await forget(provider, email), randomUUID()];
    const body = { email, otp, ...secondTyping };
    for (let count = 0; count < 3; count += 1)
      expect((await withKey('resetPassword', body, key)).status).toBe(200);
    expect((await mailsTo(email)).filter(({ kind }) => kind === 'password-changed')).toHaveLength(1);
  });

  it('changes a password once, and accepts the old one in the repeat', async () => {
    const [{ email, token }, key] = [await provider.createLearner(), randomUUID()];
    const body = { old_password: goodPassword, ...secondTyping };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => withKey('changePassword', body, key, token)),
    );
    answers.push(await withKey('changePassword', body, key, token));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('requests recovery once', async () => {
    const [{ email }, key] = [await provider.createLearner({ deactiveReason: 'x' }), randomUUID()];
    for (let count = 0; count < 8; count += 1)
      expect((await withKey('recoverAccount', { email, message: 'Please' }, key)).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is refused for another request, and works again after 24 hours', async () => {
    const key = randomUUID();
    const send = (email: string) => withKey('forgotPassword', { email }, key);
    const { email } = await provider.createLearner();
    expect((await send(email)).status).toBe(200);
    const refused = await send(newcomer().email);
    expect([refused.status, (await readError(refused)).code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    longAfter(provider);
    expect((await send(newcomer().email)).status).toBe(200);
  });

  it('stores no password, code or token', async () => {
    const { database } = provider.context;
    const who = newcomer();
    const otp = await signUp(provider, who);
    const verified = await withKey('verifyEmail', { email: who.email, otp }, randomUUID());
    const { access_token: token } = (await verified.json()) as { access_token: string };
    await withKey('changePassword', { old_password: goodPassword, ...secondTyping }, randomUUID(), token);
    const rows = await database.selectFrom('kept_response').selectAll().execute();
    expect(rows.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['verifyEmail', 'changePassword']),
    );
    const kept = JSON.stringify(rows);
    for (const secret of [...secrets, otp, token, who.email]) expect(kept).not.toContain(secret);
  });
});
