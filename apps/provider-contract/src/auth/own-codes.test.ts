import { randomUUID } from 'node:crypto';
import { eachDatabase, readError, type TestLearner, type TestProvider } from '@sirah-trails/provider/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { ask, codeFor, forget, newcomer, otherPassword, secondTyping, wrongFor } from './newcomer.ts';
import { accountsHarness } from './open-accounts.ts';

const minute = 60_000;

eachDatabase("a mailed code for the learner's account", (engine) => {
  let provider: TestProvider;
  let learner: TestLearner;
  accountsHarness(engine, (opened) => (provider = opened));
  beforeEach(async () => {
    learner = await provider.createLearner({ hasPassword: false });
  });

  const request = async (purpose: 'set-password' | 'delete-account', { token, email } = learner) => {
    const sent = await ask(provider, 'sendAccountCode', { purpose }, { token });
    expect(sent.status).toBe(200);
    return codeFor(provider, email);
  };
  const set = (otp: string, changes: object = {}, key: string = randomUUID()) =>
    ask(
      provider,
      'setPassword',
      { otp, ...secondTyping, ...changes },
      { token: learner.token, headers: { 'idempotency-key': key } },
    );
  const remove = (body: object, { token } = learner) => ask(provider, 'deleteAccount', body, { token });
  const codeOf = async (response: Response) => [response.status, (await readError(response)).code];
  const statusOfMe = async (token: string) =>
    (await ask(provider, 'getSettings', undefined, { token })).status;

  describe('sets the first password of a Google account (D180)', () => {
    it('and the learner then signs in with it; this device stays signed in, others do not (T10)', async () => {
      const claim = await provider.offerExchange(learner);
      const other = await provider.createLearner();
      await provider.context.database
        .updateTable('session')
        .set({ learner_id: learner.id })
        .where('learner_id', '=', other.id)
        .execute();
      expect((await set(await request('set-password'))).status).toBe(200);
      const signIn = { email: learner.email, password: otherPassword };
      expect((await ask(provider, 'signInStudent', signIn)).status).toBe(200);
      expect([await statusOfMe(learner.token), await statusOfMe(other.token)]).toEqual([200, 401]);
      const late = await ask(provider, 'getToken', undefined, { query: { ...claim } });
      expect(late.status).toBe(401);
      const mails = (await provider.mails()).filter(({ to }) => to === learner.email);
      expect(mails.map(({ kind }) => kind)).toContain('password-changed');
    });

    it('with five attempts, and never by a code of another purpose', async () => {
      const otp = await request('set-password');
      const deletion = await request('delete-account');
      const reset = await forget(provider, learner.email);
      for (const wrong of [deletion, reset].filter((code) => code !== otp))
        expect(await codeOf(await set(wrong))).toEqual([422, 'INVALID_CODE']);
      for (let tries = 0; tries < 5; tries += 1)
        expect(await codeOf(await set(wrongFor(otp)))).toEqual([422, 'INVALID_CODE']);
      expect(await codeOf(await set(otp))).toEqual([422, 'INVALID_CODE']);
    });

    it('only where there is none, and by the rules for passwords', async () => {
      const otp = await request('set-password');
      const weak = await set(otp, { password: 'short', password_confirmation: 'other' });
      expect(Object.keys((await readError(weak)).errors)).toEqual(['password', 'password_confirmation']);
      const key = randomUUID();
      for (let sent = 0; sent < 2; sent += 1) expect((await set(otp, {}, key)).status).toBe(200);
      expect(await codeOf(await set(otp))).toEqual([422, 'HAS_PASSWORD']);
      const again = await ask(provider, 'sendAccountCode', { purpose: 'set-password' }, learner);
      expect(await codeOf(again)).toEqual([422, 'HAS_PASSWORD']);
    });
  });

  describe('deletes the account (T41)', () => {
    it('of a learner without a password, at once and for good', async () => {
      expect(await codeOf(await remove({}))).toEqual([422, 'NO_PASSWORD']);
      expect((await remove({ otp: await request('delete-account') })).status).toBe(200);
      expect(await statusOfMe(learner.token)).toBe(401);
      const mails = (await provider.mails()).filter(({ to }) => to === learner.email);
      expect(mails).toEqual([]);
    });

    it('of a learner who has forgotten the password', async () => {
      const forgetful = await provider.createLearner();
      const otp = await request('delete-account', forgetful);
      expect((await remove({ otp }, forgetful)).status).toBe(200);
    });

    it('rejects a wrong code, the code of another learner or purpose, and a code after 10 minutes', async () => {
      const other = await provider.createLearner();
      const [foreign, password] = [await request('delete-account', other), await request('set-password')];
      const otp = await request('delete-account');
      for (const wrong of ['', wrongFor(otp), foreign, password].filter((code) => code !== otp)) {
        const refused = await remove({ otp: wrong });
        expect(refused.status).toBe(422);
      }
      provider.clock.advance(10 * minute);
      expect(await codeOf(await remove({ otp }))).toEqual([422, 'INVALID_CODE']);
      expect(await statusOfMe(learner.token)).toBe(200);
    });

    it('and the stored outcome of its sign-up: the same sign-up makes a new account', async () => {
      const [key, who] = [randomUUID(), newcomer()];
      const signUp = () => ask(provider, 'signUpStudent', who, { headers: { 'idempotency-key': key } });
      const first = (await (await signUp()).json()) as { user: { id: string } };
      const otp = await codeFor(provider, who.email);
      const verified = await ask(provider, 'verifyEmail', { email: who.email, otp });
      const { access_token: token } = (await verified.json()) as { access_token: string };
      expect((await remove({ password: who.password }, { ...learner, token })).status).toBe(200);
      const again = await signUp();
      expect(again.status).toBe(200);
      expect(((await again.json()) as { user: { id: string } }).user.id).not.toBe(first.user.id);
    });
  });
});
