import { request as httpRequest } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkPath } from '../code/one-time-code.ts';
import { isProof, rounds, startProvider, type TestProvider } from '../../testing/index.ts';
import { returnPath } from './google-sign-in.ts';
import { GoogleBrowser } from './testing/google-browser.ts';
import { startMockIssuer, type MockIssuer } from './testing/mock-issuer.ts';
import { redirectTargets } from './testing/redirect-targets.ts';

const sample = redirectTargets.filter((_target, index) => index % 50 === 0);
const targets = isProof ? redirectTargets : sample;
const generated = rounds({ sample: 5, full: 2000 });

it('reports an unreachable issuer, without which the provider starts', async () => {
  const environment = { OIDC_ISSUER: 'http://127.0.0.1:1', GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' };
  const provider = await startProvider({ environment });
  const home = await new GoogleBrowser(provider.url).begin();
  expect(home.href).toBe(`${provider.url}/auth/signin?error=google_unavailable`);
  // Without a challenge the exchange would be impossible.
  const bare = await new GoogleBrowser(provider.url).follow(`${provider.url}/auth/v1/login-google`);
  expect(bare.href).toBe(`${provider.url}/auth/signin?error=google_failed`);
  await provider.close();
});

describe('redirect targets in requests (T2)', () => {
  const home = 'https://learn.example.org';
  const challenge = 'x'.repeat(43);
  let issuer: MockIssuer;
  let provider: TestProvider;
  beforeAll(async () => {
    issuer = await startMockIssuer();
    const environment = { ...issuer.environment, PUBLIC_URL: home, TRUST_PROXY: '1' };
    provider = await startProvider({ environment });
  });
  afterAll(async () => {
    await provider.close();
    await issuer.close();
  });

  /** Sends a raw path and resolves to the redirect target, or null. */
  const sentTo = (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const { hostname, port } = new URL(provider.url);
    provider.clock.advance(10_000);
    return new Promise<string | null>((resolve, reject) => {
      const sent = httpRequest({ hostname, port, path, headers }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.headers.location ?? null));
      });
      sent.on('error', reject).end();
    });
  };

  const names = ['redirect_to', 'redirect_uri', 'return_to', 'next', 'state', 'code', 'iss', 'error'];
  const screens = ['/auth/signin', '/auth/callback', '/auth/oauth/callback'];
  const isOurs = (location: string) => {
    const { href, origin, pathname, searchParams } = new URL(location);
    if (origin === issuer.url) return searchParams.get('redirect_uri') === `${home}${returnPath}`;
    return href.startsWith(`${home}/`) && screens.includes(pathname);
  };

  async function locationsOf(target: string): Promise<string[]> {
    const named = new URLSearchParams(Object.fromEntries(names.map((name) => [name, target] as const)));
    // Encodes characters that headers and paths cannot contain, like a browser.
    const plain = target.replaceAll(/[^\u0021-\u007e]+/gu, encodeURIComponent);
    const forwarded = {
      'x-forwarded-host': plain,
      'x-forwarded-proto': plain,
      referer: plain,
      origin: plain,
    };
    const locations = [
      await sentTo(`/auth/v1/login-google?challenge=${challenge}&${named}`, forwarded),
      await sentTo(`/auth/v1/login-google?challenge=${encodeURIComponent(target)}`),
      await sentTo(`${returnPath}?${named}`, { ...forwarded, cookie: `google_flow=${challenge}` }),
      await sentTo(`${linkPath}?${named}&token=${encodeURIComponent(target)}`, forwarded),
      await sentTo(plain.startsWith('/') ? plain : `/${plain}`, { accept: 'text/html' }),
      await sentTo(`/auth/v1/login-google/${plain}`, { accept: 'text/html' }),
    ];
    return locations.filter((location) => location !== null);
  }

  it('are ignored in every parameter, header and path', async () => {
    expect(new Set(redirectTargets).size).toBeGreaterThanOrEqual(500);
    for (const target of targets) {
      const locations = await locationsOf(target);
      expect([target, locations.filter((location) => !isOurs(location))]).toEqual([target, []]);
      expect(locations.length).toBeGreaterThanOrEqual(3);
    }
  }, 600_000);

  it('are ignored in the `Host` header', async () => {
    for (const host of [
      'evil.example',
      'learn.example.org.evil.example',
      'localhost',
      '127.0.0.1:1',
      '[::1]',
    ]) {
      const location = await sentTo(`/auth/v1/login-google?challenge=${challenge}`, { host });
      expect([host, new URL(location ?? '').origin, isOurs(location ?? '')]).toEqual([
        host,
        issuer.url,
        true,
      ]);
      expect(await sentTo('/auth/v1/login-google', { host })).toBe(`${home}/auth/signin?error=google_failed`);
    }
  });

  it('are ignored when generated', async () => {
    const nasty = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5c',
      '\t',
      '\r\n',
      '@',
      ':',
      '.',
      '//',
      'https:',
      'evil.example',
    );
    const made = fc.array(fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(made, async (parts) => {
        const locations = await locationsOf(parts.join(''));
        expect(locations.filter((location) => !isOurs(location))).toEqual([]);
      }),
      { numRuns: generated },
    );
  }, 600_000);
});
