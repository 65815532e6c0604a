import { afterEach, expect, it, vi } from 'vitest';
import { challengeOf, newVerifier } from './verifier.ts';

afterEach(() => vi.unstubAllGlobals());

it('a verifier is 256 random bits, a new one each time', () => {
  expect(newVerifier()).toMatch(/^[\w-]{43}$/);
  expect(newVerifier()).not.toBe(newVerifier());
});

it('D1: the challenge is the hash that RFC 7636 gives as its example', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toEqual({
    challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  });
});

it('a page without TLS has no challenge', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await challengeOf(newVerifier())).toEqual({});
});
