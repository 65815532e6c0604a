import { expect, it } from 'vitest';
import { startProvider } from '../testing/index.ts';

it('serves the well-known URLs of the instance, and 404 for others', async () => {
  const environment = { SUPPORT_EMAIL: 'help@example.org', PUBLIC_URL: 'https://learn.example.org' };
  const provider = await startProvider({ environment });
  const get = (name: string) => {
    const headers = { accept: 'text/html' };
    return fetch(`${provider.url}/.well-known/${name}`, { redirect: 'manual', headers });
  };
  // Not for subdomains, which may be other sites.
  expect((await get('none')).headers.get('strict-transport-security')).toBe('max-age=31536000');
  const change = await get('change-password');
  expect([change.status, change.headers.get('location')]).toEqual([302, '/settings/change-password']);
  expect(await (await get('security.txt')).text()).toMatch(
    /^Contact: mailto:help@example\.org\nExpires: \d{4}-\d\d-\d\dT[\d:.]+Z\n$/,
  );
  expect((await get('resource-that-should-not-exist')).status).toBe(404);
  await provider.close();
});
