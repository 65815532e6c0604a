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

it.each([
  ['/dev/mailbox', 'evil.example'],
  ['/dev/mailbox.json', 'evil.example'],
  ['/dev/mailbox', 'localhost:80@evil.example'],
  ['/dev/mailbox', 'localhost@evil.example'],
  ['/dev/mailbox', 'localhost.evil.example'],
])('refuses requests with a foreign host: %s, %s', async (path, host) => {
  const { port } = new URL(provider.url);
  const status = await new Promise((resolve, reject) => {
    const headers = { host };
    httpRequest({ host: '127.0.0.1', port, path, headers }, ({ statusCode }) => resolve(statusCode))
      .on('error', reject)
      .end();
  });
  expect(status).toBe(404);
});

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

it.each([
  [{}, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ PUBLIC_URL: 'https://learn.example.org' }, false],
  [{ PUBLIC_URL: 'http://localhost:4300' }, true],
  [{ TRUST_PROXY: '1' }, false],
  [{ DEV_MAILBOX: '0' }, false],
  [{ DEV_MAILBOX: 'public', HOST: '0.0.0.0' }, true],
  [production, false],
  [{ ...production, DEV_MAILBOX: '1' }, false],
])('D178: exists on loopback only, unless set, and never in production: %j', (environment, shown) => {
  expect(readConfiguration(environment).mailbox).toBe(shown);
});

it('cannot be enabled in production', () => {
  expect(() => readConfiguration({ ...production, DEV_MAILBOX: 'public' })).toThrow(
    /^DEV_MAILBOX: got "public"/,
  );
});
