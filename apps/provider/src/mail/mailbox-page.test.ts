import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfiguration } from '../configuration/read-configuration.ts';
import { startProvider, type TestProvider } from '../testing/index.ts';
import { queueMail } from './queue-mail.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startProvider();
  await queueMail(provider.context.database, provider.context, {
    kind: 'verify-email',
    to: 'fox@example.org',
    learnerId: null,
    values: { name: '<b>Fox</b>', code: '123456', link: null },
  });
});
afterAll(() => provider.close());

it('shows mails of a development provider as text and HTML', async () => {
  const page = await (await fetch(`${provider.url}/dev/mailbox`)).text();
  expect(page).toContain('123456');
  expect(page).toContain('fox@example.org');
  expect(page).not.toContain('<b>Fox');
  const [, link = ''] = /href="(\/dev\/mailbox\/[^"]+)"/.exec(page) ?? [];
  const html = await fetch(`${provider.url}${link}`);
  expect(html.headers.get('content-security-policy')).toContain('sandbox');
  expect(await html.text()).toContain('123456');
  const [mail] = (await (await fetch(`${provider.url}/dev/mailbox.json`)).json()) as { code: string }[];
  expect(mail?.code).toBe('123456');
});

it('refuses requests with a foreign host', async () => {
  const { port } = new URL(provider.url);
  const statusFor = (path: string, host: string) =>
    new Promise((resolve, reject) => {
      httpRequest({ host: '127.0.0.1', port, path, headers: { host } }, ({ statusCode }) =>
        resolve(statusCode),
      )
        .on('error', reject)
        .end();
    });
  for (const host of [
    'evil.example',
    'localhost@evil.example',
    'localhost:80@evil.example',
    'localhost.evil.example',
  ])
    expect([host, await statusFor('/dev/mailbox', host)]).toEqual([host, 404]);
  expect(await statusFor('/dev/mailbox.json', 'evil.example')).toBe(404);
});

it.each(['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'])(
  'refuses requests through a proxy (%s)',
  async (name) => {
    const response = await fetch(`${provider.url}/dev/mailbox`, { headers: { [name]: '203.0.113.8' } });
    expect(response.status).toBe(404);
  },
);

it('does not exist with a mail server', async () => {
  const environment = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'trails@example.org' };
  const sending = await startProvider({ environment });
  expect((await fetch(`${sending.url}/dev/mailbox`)).status).toBe(404);
  await sending.close();
});

const production = {
  NODE_ENV: 'production',
  OWNER: 'A Charity',
  SUPPORT_EMAIL: 'help@example.org',
  SMTP_URL: 'smtp://mail.example.org',
  MAIL_FROM: 'trails@example.org',
};

it('D178: exists on loopback only, unless set, and never in production', () => {
  const cases = [
    [{}, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ PUBLIC_URL: 'https://learn.example.org' }, false],
    [{ PUBLIC_URL: 'http://localhost:4300' }, true],
    [{ TRUST_PROXY: '1' }, false],
    [{ DEV_MAILBOX: '0' }, false],
    [{ DEV_MAILBOX: 'public', HOST: '0.0.0.0' }, true],
    [production, false],
    [{ ...production, DEV_MAILBOX: '1' }, false],
  ] as const;
  for (const [environment, shown] of cases)
    expect([environment, readConfiguration(environment).mailbox]).toEqual([environment, shown]);
  expect(() => readConfiguration({ ...production, DEV_MAILBOX: 'public' })).toThrow(
    /^DEV_MAILBOX: got "public"/,
  );
});
