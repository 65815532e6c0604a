import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startProvider, type TestProvider } from '../../../testing/index.ts';
import { openGoogle } from '../google-client.ts';
import { GoogleBrowser } from '../testing/google-browser.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startProvider({ demo: true });
});
afterAll(() => provider.close());

/** Opens the issuer's page and follows the link of a person. */
async function choose(browser: GoogleBrowser, name: string): Promise<URL> {
  const url = await browser.begin();
  const page = await (await browser.open(url.href)).text();
  const [, link = ''] = new RegExp(`href="([^"]+)">(?:<strong>)?${name}`).exec(page) ?? [];
  return browser.follow(new URL(link.replaceAll('&amp;', '&'), url).href);
}

describe('Google sign-in in a demo', () => {
  it('works without configuration: button, page, person, session', async () => {
    const browser = new GoogleBrowser(provider.url);
    const back = await choose(browser, 'Amina');
    const response = await browser.exchange(await browser.follow(back.href));
    const { user } = z
      .object({ user: z.object({ email: z.string(), username: z.string() }) })
      .parse(await response.json());
    expect(user.email).toBe('amina@google.example.org');
    expect(user.username).not.toContain('Amina');
  });

  it('creates demo learners, and finds them again on another port', async () => {
    const rows = await provider.context.database
      .selectFrom('learner')
      .selectAll()
      .where('demo', '=', 0)
      .execute();
    expect(rows).toEqual([]);
    const again = new GoogleBrowser(provider.url);
    const home = await again.follow((await choose(again, 'Amina')).href);
    expect(home.pathname).toBe('/auth/oauth/callback');
    const subjects = await provider.context.database
      .selectFrom('learner')
      .select('google_subject')
      .where('google_subject', 'is not', null)
      .execute();
    expect(subjects).toEqual([{ google_subject: 'demo amina' }]);
  });

  it.each([
    ['Zayd', 'google_email_unverified'],
    ['Go back', 'google_cancelled'],
  ])('%s leads back to sign-in: %s', async (name, error) => {
    const browser = new GoogleBrowser(provider.url);
    const home = await browser.follow((await choose(browser, name)).href);
    expect(home.searchParams.get('error')).toBe(error);
  });

  it('drops the oldest of more than 100 unredeemed codes', async () => {
    const [first, last] = [new GoogleBrowser(provider.url), new GoogleBrowser(provider.url)];
    const back = await choose(first, 'Amina');
    const elsewhere = await new GoogleBrowser(provider.url).begin();
    elsewhere.searchParams.set('person', 'amina');
    for (let code = 0; code < 100; code += 1) await fetch(elsewhere, { redirect: 'manual' });
    expect((await first.follow(back.href)).searchParams.get('error')).toBe('google_failed');
    expect((await last.follow((await choose(last, 'Amina')).href)).searchParams.get('error')).toBeNull();
  });

  it('redirects to this provider only, and issues tokens to its client only', async () => {
    const url = await new GoogleBrowser(provider.url).begin();
    for (const [name, value] of [
      ['redirect_uri', 'https://evil.example/auth/v1/login-google/callback'],
      ['redirect_uri', 'http://127.0.0.1:1/elsewhere'],
      ['client_id', 'other'],
      ['code_challenge_method', 'plain'],
    ] as const) {
      const changed = new URL(url);
      changed.searchParams.set(name, value);
      expect((await fetch(changed)).status).toBe(400);
    }
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code: 'x',
      client_id: 'sirah-trails-demo',
    });
    expect((await fetch(new URL('/token', url), { method: 'POST', body })).status).toBe(400);
    const signOut = new URL('/endsession?post_logout_redirect_uri=https://evil.example', url);
    expect((await fetch(signOut, { redirect: 'manual' })).status).toBe(404);
  });

  it('serves the page without scripts and escapes its input', async () => {
    const url = await new GoogleBrowser(provider.url).begin();
    url.searchParams.set('state', '"><script>alert(1)</script>');
    const response = await fetch(url);
    expect(await response.text()).not.toContain('<script');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
  });
});

it('does not start without a demo', async () => {
  expect(await openGoogle({ openId: null, demoIssuer: false })).toBeNull();
});
