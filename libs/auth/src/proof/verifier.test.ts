import { afterEach, expect, it, vi } from 'vitest';
import { challengeOf, newVerifier } from './verifier.ts';

afterEach(() => vi.unstubAllGlobals());

it('each verifier has 256 new random bits', () => {
  expect(newVerifier()).toMatch(/^[\w-]{43}$/);
  expect(newVerifier()).not.toBe(newVerifier());
});

it('D1: the challenge matches the example in RFC 7636', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toEqual({
    challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  });
});

it('omits the challenge without TLS', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await challengeOf(newVerifier())).toEqual({});
});
