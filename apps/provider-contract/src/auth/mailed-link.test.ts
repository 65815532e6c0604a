import { eachDatabase, readError, type TestProvider } from '@sirah-trails/provider/testing';
import { beforeEach, expect, it } from 'vitest';
import { newBrowser } from './browser.ts';
import { sendOperation } from '../send-operation.ts';
import { ask, codeFor, newcomer, type Newcomer } from './newcomer.ts';
import { accountsHarness } from './open-accounts.ts';

const second = 1000;

eachDatabase('the link in the mail of a sign-up (D1, T1)', (engine) => {
  let provider: TestProvider;
  let who: Newcomer;
  let browser: ReturnType<typeof newBrowser>;
  accountsHarness(engine, (opened) => (provider = opened));
  beforeEach(async () => {
    [who, browser] = [newcomer(), newBrowser()];
    await ask(provider, 'signUpStudent', { ...who, challenge: browser.challenge });
  });

  const mailed = async () => (await provider.mails()).find(({ to }) => to === who.email);
  const tokenOf = (link: string | null | undefined) => new URL(link ?? '').searchParams.get('token') ?? '';
  const follow = async (token: string) => {
    const response = await sendOperation(provider, 'followMailedLink', { query: { token } });
    expect([response.status, response.headers.get('cache-control')]).toEqual([302, 'no-store']);
    return new URL(response.headers.get('location') ?? '');
  };
  const followed = async () => follow(tokenOf((await mailed())?.link));
  const exchange = ({ searchParams }: URL, verifier = browser.verifier) =>
    sendOperation(provider, 'getToken', {
      query: { ...Object.fromEntries(searchParams), verifier },
    });
  const isVerified = async () => {
    const query = provider.context.database.selectFrom('learner').select('verified_at');
    return (await query.where('email', '=', who.email).executeTakeFirstOrThrow()).verified_at !== null;
  };
  const over = { origin: '', pathname: '/auth/signin', search: '?error=link_over' };
  const partsOf = ({ pathname, search }: URL) => ({ origin: '', pathname, search });

  it('leads through the callback to a session and a proven address in the browser that signed up', async () => {
    const home = await followed();
    expect([home.origin, home.pathname]).toEqual([provider.url, '/auth/callback']);
    expect([...home.searchParams.keys()]).toEqual(['email', 'code']);
    expect(await isVerified()).toBe(false);
    const answer = await exchange(home);
    expect(answer.status).toBe(200);
    const { access_token: token } = (await answer.json()) as { access_token: string };
    const me = await sendOperation(provider, 'getMe', { token });
    expect(await me.json()).toMatchObject({ data: { email: who.email, verified: true } });
  });

  it('gives one session and invalidates link and digits', async () => {
    const [otp, token] = [await codeFor(provider, who.email), tokenOf((await mailed())?.link)];
    const [home, again] = [await follow(token), await follow(token)];
    expect((await exchange(home)).status).toBe(200);
    for (const used of [home, again]) expect((await exchange(used)).status).toBe(401);
    expect(partsOf(await follow(token))).toEqual(over);
    expect((await ask(provider, 'verifyEmail', { email: who.email, otp })).status).toBe(422);
  });

  it('is refused in another browser with the bytes of an unknown address; there the six digits still work', async () => {
    const home = await followed();
    const refused = await exchange(home, newBrowser().verifier);
    const nobody = await sendOperation(provider, 'getToken', { query: { email: newcomer().email } });
    expect([refused.status, await refused.text()]).toEqual([nobody.status, await nobody.text()]);
    expect([refused.status, await isVerified()]).toEqual([401, false]);
    const otp = await codeFor(provider, who.email);
    expect((await ask(provider, 'verifyEmail', { email: who.email, otp })).status).toBe(200);
    // The digits prove that the link's flow has ended.
    expect((await exchange(home)).status).toBe(401);
  });

  it('works for the e-mail that it was mailed to, and for 60 seconds', async () => {
    const home = await followed();
    const other = new URL(home);
    other.searchParams.set('email', newcomer().email);
    expect((await exchange(other)).status).toBe(401);
    provider.clock.advance(60 * second);
    expect((await exchange(home)).status).toBe(401);
    expect((await exchange(await followed())).status).toBe(200);
  });

  it('is over after 10 minutes, and when a new one was mailed', async () => {
    const first = tokenOf((await mailed())?.link);
    provider.clock.advance(60 * second);
    const fresh = newBrowser();
    await ask(provider, 'resendVerification', { email: who.email, challenge: fresh.challenge });
    expect(partsOf(await follow(first))).toEqual(over);
    const links = (await provider.mails())
      .filter(({ to }) => to === who.email)
      .map(({ link }) => tokenOf(link));
    const next = links.find((token) => token !== first) ?? '';
    expect((await exchange(await follow(next), fresh.verifier)).status).toBe(200);

    await provider.context.database.updateTable('learner').set({ verified_at: null }).execute();
    provider.clock.advance(60 * second);
    await ask(provider, 'resendVerification', { email: who.email, challenge: fresh.challenge });
    const late = tokenOf((await mailed())?.link);
    provider.clock.advance(10 * 60 * second);
    expect(partsOf(await follow(late))).toEqual(over);
  });

  it.each(['', 'x', 'A'.repeat(43)])(
    'that is unknown (%j) leads to sign-in, nowhere else (T2)',
    async (token) => {
      expect(partsOf(await follow(token))).toEqual(over);
    },
  );

  it('is not in the mail of a browser that sent no challenge', async () => {
    const plain = newcomer();
    await ask(provider, 'signUpStudent', plain);
    const mail = (await provider.mails()).find(({ to }) => to === plain.email);
    expect(mail).toMatchObject({ code: expect.stringMatching(/^\d{6}$/), link: null });
  });

  it('does not admit a learner who was deactivated meanwhile (T11)', async () => {
    const home = await followed();
    await provider.context.database
      .updateTable('learner')
      .set({ deactivated_at: 1 })
      .where('email', '=', who.email)
      .execute();
    expect((await exchange(home)).status).toBe(401);
  });

  it('ends with a new password, as the codes do (T10)', async () => {
    const home = await followed();
    await ask(provider, 'forgotPassword', { email: who.email });
    const otp = (await provider.mails()).find(
      ({ kind, to }) => kind === 'reset-password' && to === who.email,
    )?.code;
    const typed = { password: 'Palms-and-springs-8', password_confirmation: 'Palms-and-springs-8' };
    expect((await ask(provider, 'resetPassword', { email: who.email, otp, ...typed })).status).toBe(200);
    expect((await exchange(home)).status).toBe(401);
  });

  it('a challenge must be a hash', async () => {
    const refused = await ask(provider, 'signUpStudent', {
      ...newcomer(),
      challenge: 'https://evil.example',
    });
    expect([refused.status, Object.keys((await readError(refused)).errors)]).toEqual([422, ['challenge']]);
  });
});
