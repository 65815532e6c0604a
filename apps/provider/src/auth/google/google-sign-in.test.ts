import { generateKeyPair, SignJWT } from 'jose';
import type { MutableResponse } from 'oauth2-mock-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eachDatabase, startProvider, type TestPlace, type TestProvider } from '../../testing/index.ts';
import { GoogleBrowser } from './testing/google-browser.ts';
import { startMockIssuer, truth, type Claims, type MockIssuer } from './testing/mock-issuer.ts';
import { minute } from '../../kernel/time.ts';

const authResponse = z.object({ access_token: z.string(), user: z.record(z.string(), z.unknown()) });

eachDatabase('Google sign-in (T12)', (engine) => {
  let place: TestPlace;
  let issuer: MockIssuer;
  let provider: TestProvider;
  let other: TestProvider;
  beforeAll(async () => {
    place = await engine.place();
    issuer = await startMockIssuer();
    const { environment } = issuer;
    provider = await startProvider({ ...place, environment });
    other = await startProvider({ ...place, environment, clock: provider.clock });
  });
  afterAll(async () => {
    await other.close();
    await provider.close();
    await issuer.close();
    await place.drop();
  });
  beforeEach(async () => {
    issuer.claims = truth;
    issuer.answer = () => undefined;
    for (const table of ['session', 'token_exchange', 'google_flow', 'learner'] as const)
      await provider.context.database.deleteFrom(table).execute();
  });

  const rows = (table: 'session' | 'token_exchange' | 'learner' | 'google_flow') =>
    provider.context.database.selectFrom(table).selectAll().execute();
  const errorOf = ({ pathname, searchParams }: URL) => [pathname, searchParams.get('error')];

  describe('honest flow', () => {
    it('starts a session of a new learner with a generated name, without consent or profile (D19, D34)', async () => {
      const browser = new GoogleBrowser(provider.url);
      const home = await browser.signIn();
      expect([home.origin, home.pathname]).toEqual([provider.url, '/auth/oauth/callback']);
      expect([...home.searchParams.keys()]).toEqual(['email', 'code']);
      const response = await browser.exchange(home);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const { access_token: token, user } = authResponse.parse(await response.json());
      expect(user).toMatchObject({
        email: 'child@example.org',
        first_name: null,
        last_name: null,
        age: null,
      });
      expect(user['username']).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
      const me = await fetch(`${provider.url}/api/quiz/v1/quiz-times`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(me.status).toBe(200);
      const [learner] = await rows('learner');
      expect(learner).toMatchObject({
        password_hash: null,
        consented_at: null,
        verified_at: provider.clock.now(),
      });
    });

    it('finds the learner by subject after a change of the email', async () => {
      const first = new GoogleBrowser(provider.url);
      await first.exchange(await first.signIn());
      issuer.claims = { ...truth, email: 'new@example.org' };
      const again = new GoogleBrowser(other.url);
      expect((await again.exchange(await again.signIn())).status).toBe(200);
      expect(await rows('learner')).toHaveLength(1);
    });

    it('works across two processes', async () => {
      const browser = new GoogleBrowser(provider.url);
      const back = await browser.comeBack();
      const elsewhere = new GoogleBrowser(other.url).withCookie(browser.cookie);
      back.port = new URL(other.url).port;
      // The code exchange must repeat the redirect URI of the first request.
      expect((await elsewhere.follow(back.href)).pathname).toBe('/auth/oauth/callback');
    });

    it('requests no name, and sends state, nonce and a hashed verifier only', async () => {
      const url = await new GoogleBrowser(provider.url).begin();
      expect(url.searchParams.get('scope')).toBe('openid email');
      expect(url.searchParams.get('code_challenge_method')).toBe('S256');
      for (const name of ['state', 'nonce', 'code_challenge'])
        expect(url.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
      expect(url.searchParams.get('redirect_uri')).toBe(`${provider.url}/auth/v1/login-google/callback`);
    });

    it('stores nothing that could finish a sign-in', async () => {
      const browser = new GoogleBrowser(provider.url);
      const url = await browser.begin();
      const kept = JSON.stringify(await rows('google_flow'));
      for (const secret of [
        url.searchParams.get('state'),
        url.searchParams.get('nonce'),
        browser.cookie?.split('=')[1],
      ])
        expect(kept).not.toContain(secret);
    });
  });

  it('starts one session for 10 concurrent callbacks at two processes', async () => {
    const browser = new GoogleBrowser(provider.url);
    const back = (await browser.comeBack()).href;
    const cookie = browser.cookie;
    const homes = await Promise.all(
      Array.from({ length: 10 }, () => new GoogleBrowser(provider.url).withCookie(cookie).follow(back)),
    );
    const answers = await Promise.all(homes.map((home) => browser.exchange(home)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await rows('session')).toHaveLength(1);
  });

  /** A manipulated callback with the expected error. */
  interface Attack {
    readonly claims?: Claims;
    readonly answer?: (response: MutableResponse) => unknown;
    /** May return another browser, which then opens the callback. */
    readonly back?: (url: URL, browser: GoogleBrowser) => unknown;
    readonly error?: string;
  }
  const query = (name: string, value: string | null): Attack => ({
    back: ({ searchParams }) => (value === null ? searchParams.delete(name) : searchParams.set(name, value)),
  });
  const claim = (name: string, value: unknown): Attack => ({ claims: { ...truth, [name]: value } });
  const now = () => Math.floor(Date.now() / 1000);
  const idToken = (change: (token: string) => unknown): Attack => ({
    answer: ({ body }) => {
      if (body !== '') body['id_token'] = change(String(body['id_token']));
    },
  });
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = (token: string) => `${part({ alg: 'none' })}.${token.split('.')[1]}.`;
  const others = () => ({ iss: issuer.url, aud: 'trails', ...truth, iat: now(), exp: now() + 60 });

  it.each<readonly [string, Attack]>([
    ['without a state', query('state', null)],
    ['with a made-up state', query('state', 'x'.repeat(43))],
    ['with the state of another browser', { back: async (url) => swapState(url) }],
    ['without a cookie', { back: (_address, browser) => browser.withCookie(null) }],
    [
      'with a made-up cookie',
      { back: (_address, browser) => browser.withCookie(`google_flow=${'x'.repeat(43)}`) },
    ],
    ['in another browser that began too', { back: async () => begunBrowser() }],
    ['without a code', query('code', null)],
    ['with a made-up code', query('code', 'made-up')],
    ['with the code of another flow', { back: async (url) => swapCode(url) }],
    ['of another issuer', query('iss', 'https://accounts.evil.example')],
    ['with an error beside the code', query('error', 'server_error')],
    ['where the learner said no', { ...query('error', 'access_denied'), error: 'google_cancelled' }],
    ['after 10 minutes', { back: () => provider.clock.advance(10 * minute) }],
    [
      'a second time',
      {
        back: async (url, browser) => void (await browser.withCookie(browser.cookie).follow(url.href)),
      },
    ],
    ['with the nonce of another flow', claim('nonce', 'x'.repeat(43))],
    ['without a nonce', claim('nonce', undefined)],
    ['meant for another client', claim('aud', 'other')],
    [
      'meant for several, issued to another',
      { claims: { ...truth, aud: ['trails', 'other'], azp: 'other' } },
    ],
    ['that names another issuer', claim('iss', 'https://accounts.evil.example')],
    ['with an ID token that is over', claim('exp', 1)],
    ['with an ID token without an end', claim('exp', undefined)],
    ['with an ID token that is not yet', claim('nbf', 4_000_000_000)],
    ['without a subject', claim('sub', undefined)],
    ['without an e-mail', { ...claim('email', undefined), error: 'google_email_unverified' }],
    [
      'with an e-mail that is not verified',
      { ...claim('email_verified', false), error: 'google_email_unverified' },
    ],
    [
      'with an e-mail of unknown state',
      { ...claim('email_verified', undefined), error: 'google_email_unverified' },
    ],
    [
      'with an e-mail verified in words',
      { ...claim('email_verified', 'true'), error: 'google_email_unverified' },
    ],
    ['without an ID token', idToken(() => undefined)],
    ['with an unsigned ID token', idToken(unsigned)],
    ['with another subject under the same signature', idToken((token) => forge(token))],
    [
      'where the issuer refuses',
      {
        answer: (response) => Object.assign(response, { statusCode: 400, body: { error: 'invalid_grant' } }),
      },
    ],
    ['where the issuer says nothing', { answer: (response) => Object.assign(response, { body: '' }) }],
  ])('rejects a callback %s', async (_what, { claims, answer, back, error = 'google_failed' }) => {
    const browser = new GoogleBrowser(provider.url);
    if (claims) issuer.claims = claims;
    const url = await browser.comeBack();
    if (answer) issuer.answer = (response) => void answer(response);
    const tampered = await back?.(url, browser);
    const sender = tampered instanceof GoogleBrowser ? tampered : browser;
    const before = (await rows('token_exchange')).length;
    expect(errorOf(await sender.follow(url.href))).toEqual(['/auth/signin', error]);
    expect(await rows('token_exchange')).toHaveLength(before);
    expect(await rows('session')).toEqual([]);
  });

  it('rejects a token of another signer with the same key id', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const browser = new GoogleBrowser(provider.url);
    const url = await browser.begin();
    const kid = z.object({ keys: z.tuple([z.object({ kid: z.string() })]) });
    const { keys } = kid.parse(await (await fetch(`${issuer.url}/jwks`)).json());
    const claims = { ...others(), nonce: url.searchParams.get('nonce') };
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: keys[0].kid })
      .sign(privateKey);
    const back = await browser.follow(url.href);
    issuer.answer = ({ body }) => void (body !== '' && (body['id_token'] = forged));
    expect(errorOf(await browser.follow(back.href))).toEqual(['/auth/signin', 'google_failed']);
    expect(await rows('token_exchange')).toEqual([]);
  });

  async function begunBrowser() {
    const browser = new GoogleBrowser(provider.url);
    await browser.begin();
    return browser;
  }
  async function swapState({ searchParams }: URL) {
    const url = await new GoogleBrowser(provider.url).begin();
    searchParams.set('state', url.searchParams.get('state') ?? '');
  }
  async function swapCode({ searchParams }: URL) {
    const url = await new GoogleBrowser(provider.url).comeBack();
    searchParams.set('code', url.searchParams.get('code') ?? '');
  }
  function forge(token: string) {
    const [header, payload = '', signature] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
    return [header, part({ ...claims, sub: 'google-2' }), signature].join('.');
  }

  describe('account', () => {
    it('is never joined by email (D34)', async () => {
      const { id } = await provider.createLearner({ email: 'child@example.org' });
      const home = await new GoogleBrowser(provider.url).signIn();
      expect(errorOf(home)).toEqual(['/auth/signin', 'google_email_taken']);
      expect(await rows('learner')).toMatchObject([{ id, google_subject: null }]);
      expect(await rows('token_exchange')).toEqual([]);
    });

    it('replaces an unverified sign-up, but no deactivated account', async () => {
      await provider.createLearner({ email: 'child@example.org', verified: false });
      const browser = new GoogleBrowser(provider.url);
      expect((await browser.exchange(await browser.signIn())).status).toBe(200);
      expect(await rows('learner')).toMatchObject([
        { google_subject: expect.any(String), password_hash: null },
      ]);
      await provider.context.database.deleteFrom('learner').execute();
      await provider.createLearner({ email: 'child@example.org', verified: false, deactiveReason: 'x' });
      expect(errorOf(await browser.signIn())).toEqual(['/auth/signin', 'google_email_taken']);
    });

    it('refuses a deactivated learner, before and between callback and exchange', async () => {
      const browser = new GoogleBrowser(provider.url);
      const home = await browser.signIn();
      await provider.context.database.updateTable('learner').set({ deactivated_at: 1 }).execute();
      expect((await browser.exchange(home)).status).toBe(401);
      expect(errorOf(await browser.signIn())).toEqual(['/auth/signin', 'account_deactivated']);
      expect(await rows('session')).toEqual([]);
    });
  });
});
