import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from './read-configuration.ts';
import { StartError } from './start-error.ts';

const production = {
  NODE_ENV: 'production',
  OWNER: 'A Charity',
  SUPPORT_EMAIL: 'help@example.org',
  SMTP_URL: 'smtps://user:hunter2@mail.example.org',
  MAIL_FROM: 'trails@example.org',
};

type Environment = Parameters<typeof readConfiguration>[0];

/** Message of the `StartError`, or an empty text for a valid environment. */
function startProblem(environment: Environment): string {
  try {
    readConfiguration(environment);
    return '';
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
}

describe('configuration', () => {
  it('defaults to development on loopback', () => {
    expect(readConfiguration({})).toEqual({
      port: 4300,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      databaseUrl: null,
      contentDir: resolve('content'),
      webDir: null,
      serviceWorker: true,
      publicUrl: 'http://localhost:4300',
      apiBase: null,
      openId: null,
      demoIssuer: false,
      product: 'Sirah Trails',
      owner: null,
      supportEmail: null,
      staffEmails: [],
      catalogue: 'en',
      demo: false,
      demoShared: false,
      smtpUrl: null,
      mailFrom: null,
      mailbox: true,
      mailboxPublic: false,
      passwordPolicy: 'spec',
      passwordHashing: 'rfc9106',
      enumerationProtection: false,
      signUpsPerHour: 100,
      trustProxy: false,
      hostRewrites: {},
      corsOrigins: [],
      inactiveMonths: 0,
      writesPerHour: 1000,
      metrics: false,
      logLevel: 'info',
      production: false,
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readConfiguration({ PORT: '', DATABASE_URL: ' ', OWNER: '' })).toEqual(readConfiguration({}));
  });

  it('reads lists and origins', () => {
    const { corsOrigins, trustProxy, publicUrl } = readConfiguration({
      CORS_ORIGINS: 'https://a.example, http://localhost:4200/',
      TRUST_PROXY: '10.0.0.0/8,::1',
      PUBLIC_URL: 'https://learn.example.org/',
    });
    expect(corsOrigins).toEqual(['https://a.example', 'http://localhost:4200']);
    expect(trustProxy).toEqual(['10.0.0.0/8', '::1']);
    expect(publicUrl).toBe('https://learn.example.org');
  });

  it('rejects invalid values and names the accepted values', () => {
    const cases = [
      ['PORT', 'eighty'],
      ['PORT', '65536'],
      ['PORT', '-1'],
      ['HOST', 'not a host'],
      ['DATABASE_URL', 'mysql://localhost/x'],
      ['PUBLIC_URL', 'learn.example.org'],
      ['PUBLIC_URL', 'https://learn.example.org/path'],
      ['API_BASE', '/api'],
      ['OIDC_ISSUER', 'http://accounts.example.org'],
      ['SUPPORT_EMAIL', 'nobody'],
      ['STAFF_EMAIL', 'a@example.org, nobody'],
      ['PRODUCT', 'two\nlines'],
      ['CATALOGUE', 'fr'],
      ['DEMO', 'yes'],
      ['SMTP_URL', 'mail.example.org'],
      ['MAIL_FROM', 'Trails'],
      ['DEV_MAILBOX', 'yes'],
      ['PASSWORD_POLICY', 'none'],
      ['PASSWORD_HASHING', 'md5'],
      ['ENUMERATION_PROTECTION', 'on'],
      ['SIGN_UPS_PER_HOUR', '0'],
      ['WRITES_PER_HOUR', '99'],
      ['TRUST_PROXY', 'everybody'],
      ['CORS_ORIGINS', '*'],
      ['HOST_REWRITES', 'old.example.org'],
      ['HOST_REWRITES', 'old.example.org/x=https://files.example.org'],
      ['HOST_REWRITES', 'old.example.org=files.example.org'],
      ['INACTIVE_MONTHS', '1'],
      ['INACTIVE_MONTHS', 'never'],
      ['METRICS', 'yes'],
      ['LOG_LEVEL', 'loud'],
      ['NODE_ENV', 'staging'],
    ] as const;
    const failures = cases.filter(
      ([name, value]) =>
        !new RegExp(`^${name}: got .+, but it accepts .+\\.$`, 's').test(startProblem({ [name]: value })),
    );
    expect(failures).toEqual([]);
  });

  it('T29: rejects host rewrites that are no exact host and origin', () => {
    const rewrites = [
      'old.example.org@evil.example=https://files.example.org',
      'old.example.org?=https://files.example.org',
      '/evil.example=https://files.example.org',
      '*.example.org=https://files.example.org',
      'old.example.org=javascript:alert(1)',
      'old.example.org=https://a:b@files.example.org',
    ];
    expect(rewrites.filter((value) => startProblem({ HOST_REWRITES: value }) === '')).toEqual([]);
  });

  it('T29: accepts a host with port, ignoring case', () => {
    const { hostRewrites } = readConfiguration({
      HOST_REWRITES: 'OLD.example.org:8080=https://files.example.org, localhost=http://127.0.0.1:4300',
    });
    expect(hostRewrites).toEqual({
      'old.example.org:8080': 'https://files.example.org',
      localhost: 'http://127.0.0.1:4300',
    });
  });

  it('never shows a password of a URL', () => {
    const problems = [
      startProblem({ DATABASE_URL: 'mysql://user:hunter2@db/x' }),
      startProblem({ SMTP_URL: 'http://user:hunter2@mail/x' }),
    ];
    for (const problem of problems) expect(problem).toMatch(/^\w+: got (?!.*hunter2)/s);
  });

  it('names every invalid and every missing variable at once', () => {
    expect(startProblem({ PORT: 'x', METRICS: 'yes' }).split('\n')).toEqual([
      expect.stringMatching(/^PORT: got "x"/),
      expect.stringMatching(/^METRICS: got "yes"/),
    ]);
    const missing = startProblem({ NODE_ENV: 'production' }).match(/^\w+(?=: got nothing)/gm);
    expect(missing).toEqual(['OWNER', 'SUPPORT_EMAIL', 'SMTP_URL', 'MAIL_FROM']);
  });

  it('explains how to write a password that ends the URL early', () => {
    const passwords = ['a#b', '1#b', '1/b', '1?b'];
    for (const password of passwords) {
      expect(startProblem({ MAIL_FROM: 'a@b.co', SMTP_URL: `smtp://user:${password}@mail` })).toContain(
        '%23',
      );
      expect(startProblem({ DATABASE_URL: `postgres://user:${password}@db/trails` })).toContain('%23');
      const [user, secret] = ['user', encodeURIComponent(password)];
      expect(startProblem({ MAIL_FROM: 'a@b.co', SMTP_URL: `smtp://${user}:${secret}@mail` })).toBe('');
      expect(startProblem({ DATABASE_URL: `postgres://${user}:${secret}@db/trails?sslmode=require` })).toBe(
        '',
      );
    }
  });

  it('D178: production requires operator and mail server', () => {
    expect(readConfiguration(production).production).toBe(true);
    for (const name of ['OWNER', 'SUPPORT_EMAIL', 'SMTP_URL', 'MAIL_FROM'])
      expect(startProblem({ ...production, [name]: '' })).toContain(`${name}: got nothing`);
  });

  it('D34: Google sign-in needs all three of its variables or none', () => {
    const all = {
      OIDC_ISSUER: 'https://accounts.google.com',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'not-shown',
    };
    expect(readConfiguration({}).openId).toBeNull();
    expect(readConfiguration(all).openId).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'id',
      clientSecret: 'not-shown',
    });
    for (const name of Object.keys(all))
      expect(() => readConfiguration({ ...all, [name]: '' })).toThrow(new RegExp(`^${name}: got nothing`));
  });

  it('D178: enables demo learners on loopback only, unless set', () => {
    const demo = (environment: Environment) => readConfiguration(environment).demo;
    expect([demo({ DEMO: '1' }), demo({ DEMO: '1', HOST: '::1' })]).toEqual([true, true]);
    expect(demo({ DEMO: '0', HOST: '0.0.0.0' })).toBe(false);
    expect(readConfiguration({ DEMO: '1' }).demoShared).toBe(false);
    expect(readConfiguration({ DEMO: 'public', HOST: '0.0.0.0' })).toMatchObject({
      demo: true,
      demoShared: true,
    });
  });

  it('rejects a demo exposed by mistake', () => {
    const exposed: readonly Environment[] = [
      { DEMO: '1', HOST: '0.0.0.0' },
      { DEMO: '1', PUBLIC_URL: 'https://learn.example.org' },
      { DEMO: '1', TRUST_PROXY: '1' },
      { ...production, DEMO: '1' },
      { ...production, DEMO: 'public' },
    ];
    expect(exposed.filter((environment) => !startProblem(environment).startsWith('DEMO: got'))).toEqual([]);
  });
});
