import { expect, it } from 'vitest';
import { startProvider } from '../testing/index.ts';
import { GoogleBrowser } from './testing/google-browser.ts';

it('an issuer that does not answer is said so, and the provider starts without it', async () => {
  const environment = { OIDC_ISSUER: 'http://127.0.0.1:1', GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' };
  const provider = await startProvider({ environment });
  const home = await new GoogleBrowser(provider.url).begin();
  expect(home.href).toBe(`${provider.url}/auth/signin?error=google_unavailable`);
  // Without a challenge there is no way back, so none is begun.
  const bare = await new GoogleBrowser(provider.url).follow(`${provider.url}/auth/v1/login-google`);
  expect(bare.href).toBe(`${provider.url}/auth/signin?error=google_failed`);
  await provider.close();
});

it('the origin of a request counts on loopback only', async () => {
  const environment = {
    ...{ OIDC_ISSUER: 'http://127.0.0.1:1', GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' },
    PUBLIC_URL: 'https://learn.example.org',
  };
  const provider = await startProvider({ environment });
  const home = await new GoogleBrowser(provider.url).begin();
  expect(home.href).toBe('https://learn.example.org/auth/signin?error=google_unavailable');
  await provider.close();
});
