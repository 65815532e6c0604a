import { createApi, read } from '@sirah-trails/api-client';
import { createSession, memoryStorage } from '@sirah-trails/api-client/session';
import { eachDatabase, readError, startProvider, type TestProvider } from '@sirah-trails/provider/testing';
import { describe, expect, it } from 'vitest';
import { ask, codeFor, newcomer, signUp, wrongFor } from './newcomer.ts';
import { accountsHarness } from './open-accounts.ts';

const details = {
  first_name: 'Amina',
  last_name: 'Yusuf',
  age: '11-15 Years Old',
  gender: 'female',
} as const;

eachDatabase('a new account', (engine) => {
  let provider: TestProvider;
  accountsHarness(engine, (opened) => (provider = opened));

  it('goes from sign-up through the mailed code to a session and a complete profile (D193)', async () => {
    const session = createSession({ storage: memoryStorage() });
    const api = createApi({ baseUrl: provider.url, session });
    const who = newcomer();
    const signedUp = await read(api.POST('/api/auth/v1/signup/student', { body: who }));
    expect(signedUp).not.toHaveProperty('access_token');
    expect(signedUp.user).toMatchObject({ username: who.username, email: who.email, first_name: null });

    const otp = await codeFor(provider, who.email);
    const verified = await read(api.POST('/api/auth/v1/verify-email', { body: { email: who.email, otp } }));
    expect(verified.user.id).toBe(signedUp.user.id);
    session.getState().signIn({ token: verified.access_token ?? '', user: verified.user });

    const { user } = await read(api.PUT('/api/auth/v1/update-fields', { body: details }));
    expect(user).toMatchObject({ ...details, student: { age: details.age, gender: details.gender } });
    const { data } = await read(api.GET('/api/profile/v1'));
    expect(data.name).toBe(who.username);
    expect(JSON.stringify(data)).not.toContain('Yusuf');
  });

  it('cannot sign in before its address is verified, and learns so only with the right password (A8, D193)', async () => {
    const who = newcomer();
    const otp = await signUp(provider, who);
    const signIn = (password: string) => ask(provider, 'signInStudent', { email: who.email, password });
    const refused = await signIn(who.password);
    expect([refused.status, (await readError(refused)).code]).toEqual([403, 'EMAIL_NOT_VERIFIED']);
    expect((await readError(await signIn('Wrong-password-1'))).code).toBe('INVALID_CREDENTIALS');
    await ask(provider, 'verifyEmail', { email: who.email, otp });
    expect((await signIn(who.password)).status).toBe(200);
  });

  it('stores time and text version of the consent (D17)', async () => {
    const who = newcomer();
    await signUp(provider, who);
    const row = await provider.context.database
      .selectFrom('learner')
      .select(['consented_at', 'consent_version', 'verified_at', 'password_hash'])
      .where('email', '=', who.email)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ consented_at: provider.clock.now(), consent_version: '2026-11-22' });
    expect(row.verified_at).toBeNull();
    expect(row.password_hash).toMatch(/^\$argon2id\$/);
  });

  it.each([
    ['5-10 Years Old', { calm: '2', pairs_by_check: true }],
    ['11-15 Years Old', { calm: '1', pairs_by_check: false }],
  ])('D245, D246: the completion with %s sets time and Check; later changes stay', async (age, settings) => {
    const { token } = await provider.createLearner({ complete: false });
    const details = { first_name: 'Amina', last_name: 'Test', age, gender: 'female' };
    const stored = async () => (await (await ask(provider, 'getSettings', undefined, { token })).json()).data;
    await ask(provider, 'updateFields', details, { token });
    expect(await stored()).toMatchObject({ ...settings, hidden: false });
    const chosen = { calm: '1.5', pairs_by_check: !settings.pairs_by_check };
    await ask(provider, 'changeSettings', chosen, { token });
    await ask(provider, 'updateFields', { ...details, first_name: 'Aisha' }, { token });
    expect(await stored()).toMatchObject({ ...chosen, hidden: false });
  });

  it('a Google account gives the consent later; a repeat changes nothing (D17)', async () => {
    const { id, token } = await provider.createLearner();
    const agree = (version: string) => ask(provider, 'recordConsent', { version }, { token });
    expect((await agree('2026-11-22')).status).toBe(200);
    const at = provider.clock.now();
    provider.clock.advance(1000);
    await agree('2026-11-22');
    const row = await provider.context.database
      .selectFrom('learner')
      .select(['consented_at', 'consent_version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ consented_at: at, consent_version: '2026-11-22' });
  });

  it('the consent is to the newest terms and privacy texts, and to no other version (D208)', async () => {
    const { context } = provider;
    const { legal } = context;
    const changed = { 'privacy-children': '2026-12-04', faq: '2026-12-05' } as Readonly<
      Record<string, string>
    >;
    const edited = legal.map((page) => ({ ...page, updated: changed[page.id] ?? page.updated }));
    Object.assign(context, { legal: edited });
    const { token } = await provider.createLearner();
    const agree = (version: string) => ask(provider, 'recordConsent', { version }, { token });
    const who = newcomer();
    await signUp(provider, who);
    const outdated = await agree('2026-11-22');
    const statuses = [
      outdated.status,
      (await agree('2026-12-05')).status,
      (await agree('2026-12-04')).status,
    ];
    Object.assign(context, { legal });
    expect(statuses).toEqual([422, 422, 200]);
    expect(Object.keys((await readError(outdated)).errors)).toEqual(['version']);
    const versions = context.database.selectFrom('learner').select('consent_version');
    const row = await versions.where('email', '=', who.email).executeTakeFirst();
    expect(row).toEqual({ consent_version: '2026-12-04' });
  });

  it.each([
    ['the same address', (who: { email: string }) => ({ email: who.email }), 'email'],
    ['another case of it', (who: { email: string }) => ({ email: who.email.toUpperCase() }), 'email'],
    ['the same name', (who: { username: string }) => ({ username: who.username }), 'username'],
    [
      'a name that looks the same',
      (who: { username: string }) => ({ username: `  ${who.username.toUpperCase().replace(' ', '-')}` }),
      'username',
    ],
  ])('is refused for %s, with the message of A8', async (_name, change, field) => {
    const who = newcomer();
    await signUp(provider, who);
    const refused = await ask(provider, 'signUpStudent', newcomer(change(who)));
    expect(refused.status).toBe(422);
    const { errors } = await readError(refused);
    expect(errors).toEqual({ [field]: [`The ${field} has already been taken.`] });
  });

  it('50 sign-ups at once with one address make one account', async () => {
    const { email } = newcomer();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => ask(provider, 'signUpStudent', newcomer({ email }))),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => ![200, 422, 503].includes(status))).toEqual([]);
  });

  it.each([
    [{ username: '' }, { username: ['Username is required'] }],
    [{ email: '' }, { email: ['Email is required'] }],
    [{ email: 'nobody' }, { email: ['Please enter a valid email address'] }],
    [{ password: '' }, { password: ['Password is required'] }],
    [{ password: 'Short1' }, { password: ['Password must be at least 8 characters'] }],
    [{ password: 'all-lower-1' }, { password: ['Password must contain at least one uppercase letter'] }],
    [{ password: 'ALL-UPPER-1' }, { password: ['Password must contain at least one lowercase letter'] }],
    [{ password: 'No-number-here' }, { password: ['Password must contain at least one number'] }],
    [{ password: 'Password123' }, { password: ['Many people use this password. Please choose another one'] }],
    [{ username: 'Stupid Fox' }, { username: ['Please choose another name'] }],
  ])('names each error at its field (A5): %j', async (change, errors) => {
    const refused = await ask(provider, 'signUpStudent', newcomer(change));
    expect([refused.status, (await readError(refused)).errors]).toEqual([422, errors]);
  });

  it('accepts a password of 200 characters in any script', async () => {
    const who = newcomer({ password: `Aa1 زمزم ${'long '.repeat(38)}end` });
    await ask(provider, 'verifyEmail', { email: who.email, otp: await signUp(provider, who) });
    const signIn = (password: string) => ask(provider, 'signInStudent', { email: who.email, password });
    expect((await signIn(who.password.slice(0, -1))).status).toBe(422);
    expect((await signIn(who.password)).status).toBe(200);
  });

  it('stays unverified after a wrong code, and every failure gets the same response', async () => {
    const who = newcomer();
    const otp = wrongFor(await signUp(provider, who));
    const refused = await ask(provider, 'verifyEmail', { email: who.email, otp });
    expect([refused.status, (await readError(refused)).code]).toEqual([422, 'INVALID_CODE']);
  });

  describe('has details', () => {
    it('names can change; age and gender are set once, then only an administrator changes them (D31, D66)', async () => {
      const { token } = await provider.createLearner({ complete: false });
      const update = (changes: object) =>
        ask(provider, 'updateFields', { ...details, ...changes }, { token });
      expect((await update({})).status).toBe(200);
      expect(await (await update({ first_name: '  Amīna   Nūr ' })).json()).toMatchObject({
        user: { first_name: 'Amīna Nūr', age: details.age },
      });
      for (const change of [{ age: '5-10 Years Old' }, { gender: 'male' }]) {
        const refused = await update(change);
        expect(refused.status).toBe(422);
        expect(Object.keys((await readError(refused)).errors)).toEqual(Object.keys(change));
      }
    });

    it.each([
      [{ first_name: '   ' }, { first_name: ['First name is required'] }],
      [{ last_name: '' }, { last_name: ['Last name is required'] }],
      [{ first_name: 'x'.repeat(61) }, { first_name: ['First name must be at most 60 characters'] }],
    ])('all are required (A5): %j', async (change, errors) => {
      const { token } = await provider.createLearner();
      const refused = await ask(provider, 'updateFields', { ...details, ...change }, { token });
      expect([refused.status, (await readError(refused)).errors]).toEqual([422, errors]);
    });
  });
});

describe('the operator', () => {
  it('may hide accounts: sign-up then returns the same response and mails the owner', async () => {
    const provider = await startProvider({ environment: { ENUMERATION_PROTECTION: '1' } });
    const owner = await provider.createLearner();
    const first = await ask(provider, 'signUpStudent', newcomer());
    const second = await ask(provider, 'signUpStudent', newcomer({ email: owner.email }));
    expect([second.status, Object.keys((await second.json()) as object)]).toEqual([
      first.status,
      Object.keys((await first.json()) as object),
    ]);
    const mails = (await provider.mails()).filter(({ to }) => to === owner.email);
    expect(mails).toMatchObject([{ kind: 'address-in-use', code: null }]);
    await provider.close();
  });

  it('may follow NIST: long passwords need no composition', async () => {
    const provider = await startProvider({ environment: { PASSWORD_POLICY: 'nist' } });
    expect((await ask(provider, 'signUpStudent', newcomer({ password: 'palms and springs' }))).status).toBe(
      200,
    );
    expect((await ask(provider, 'signUpStudent', newcomer({ password: 'password' }))).status).toBe(422);
    await provider.close();
  });

  it('bounds the sign-ups of one address, and logs a warning when the bound is reached', async () => {
    const lines: string[] = [];
    const provider = await startProvider({
      environment: { SIGN_UPS_PER_HOUR: '3' },
      logTo: (line) => lines.push(line),
    });
    for (let count = 0; count < 3; count += 1)
      expect((await ask(provider, 'signUpStudent', newcomer())).status).toBe(200);
    const refused = await ask(provider, 'signUpStudent', newcomer());
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(lines.join('')).toContain('signs up more often than it may');
    provider.clock.advance(60 * 60_000);
    expect((await ask(provider, 'signUpStudent', newcomer())).status).toBe(200);
    await provider.close();
  });
});
