import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { contractOperations } from './contract.ts';
import { createApp } from './create-app.ts';
import { watchLoopLag } from './shed-load.ts';
import { readError, startProvider, type TestLearner, type TestProvider } from '../testing/index.ts';

let provider: TestProvider;
let learner: TestLearner;
const lines: string[] = [];

beforeAll(async () => {
  const environment = { CORS_ORIGINS: 'https://app.example' };
  provider = await startProvider({ environment, logTo: (line) => lines.push(line) });
  learner = await provider.createLearner({ email: 'canary-email@example.org', username: 'canary-name' });
});
afterAll(() => provider.close());

const json = { 'content-type': 'application/json' };
const signInPath = '/api/auth/v1/signin/student';
const post = (body: string, headers: Record<string, string> = json) =>
  fetch(`${provider.url}${signInPath}`, { method: 'POST', headers, body });
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${provider.url}${path}`, { headers });
const signedIn = () => ({ authorization: `Bearer ${learner.token}` });

describe('a malformed request gets 422 with messages by field (T32)', () => {
  it.each([
    ['no body', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a poisoned prototype', '{"__proto__": {"admin": true}, "email": "a@b.co", "password": "x"}'],
    ['a NUL', '{"email": "a@b.co", "password": "a\\u0000b"}'],
    ['10,000 levels', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['other types', '{"email": 1, "password": null}'],
    ['no e-mail', '{"email": "nobody", "password": "x"}'],
  ])('%s', async (_name, body) => {
    const response = await post(body);
    expect(response.status).toBe(422);
    const answer = await readError(response);
    expect(answer).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: expect.any(String),
      error: answer.message,
    });
    expect(Object.values(answer.errors).flat()).not.toEqual([]);
  });

  it.each(['/api/book/v1/book/%00', '/api/motivational-quote/v1?trail_id=%00&motivational_type=start'])(
    'a NUL in the URL: %s',
    async (path) => {
      expect((await get(path, signedIn())).status).toBe(422);
    },
  );

  it('an overlong id', async () => {
    expect((await get(`/api/book/v1/book/${'x'.repeat(500)}`, signedIn())).status).toBe(422);
  });
});

it.each([
  ['the last of equal keys counts', '{"email": 7, "email": "a@b.co", "password": null, "password": "x"}'],
  ['lone surrogates are text', '{"email": "a@b.co", "password": "\\ud800 \\udfff\\ud800"}'],
  ['unknown keys are dropped', '{"email": "a@b.co", "password": "x", "admin": {"constructor": [[1]]}}'],
])('odd but valid JSON gets the ordinary response: %s (T32)', async (_name, body) => {
  const response = await post(body);
  expect([response.status, (await readError(response)).code]).toEqual([422, 'INVALID_CREDENTIALS']);
});

describe('the transport', () => {
  it.each([64 * 1024, 10 * 1024 * 1024])('rejects bodies above 64 kB: %d bytes (T32)', async (size) => {
    const response = await post(JSON.stringify({ email: 'a@b.co', password: 'x'.repeat(size) }));
    expect([response.status, (await readError(response)).code]).toEqual([413, 'TOO_LARGE']);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'accepts JSON only, not %s, because other bodies would skip validation',
    async (type) => {
      const response = await post('{"email": "a@b.co", "password": "x"}', { 'content-type': type });
      expect([response.status, (await readError(response)).code]).toEqual([415, 'NOT_JSON']);
    },
  );

  it('answers an unknown API URL with 404 JSON', async () => {
    const response = await get('/api/none', { accept: 'text/html' });
    expect([response.status, (await readError(response)).code]).toEqual([404, 'NOT_FOUND']);
  });

  it('does not run a GET for a HEAD, which could start a clock', async () => {
    const response = await fetch(`${provider.url}/api/x/v1/configuration`, { method: 'HEAD' });
    expect(response.status).toBe(404);
  });

  it.each(['/healthz', '/readyz', '/auth/v1/verify-email/link?token=x', '/.well-known/change-password'])(
    'answers HEAD of monitors and mail scanners: %s',
    async (path) => {
      const response = await fetch(`${provider.url}${path}`, { method: 'HEAD', redirect: 'manual' });
      expect([200, 302]).toContain(response.status);
      expect(await response.text()).toBe('');
    },
  );

  it('shows a dead recovery link to HEAD as to GET', async () => {
    const status = async (method: string) =>
      (await fetch(`${provider.url}/auth/v1/recover-account/confirm`, { method })).status;
    expect(await status('HEAD')).toBe(await status('GET'));
  });

  it('answers a malformed URL', async () => {
    expect(await rawStatus('/api/book/v1/book/%zz')).toBe(400);
  });

  it('authenticates the caller before it reads the request', async () => {
    const response = await fetch(`${provider.url}/api/trails/v1/quiz/x/submit-answer`, {
      method: 'POST',
      headers: json,
      body: '{',
    });
    expect([response.status, (await readError(response)).code]).toEqual([401, 'SIGN_IN_NEEDED']);
  });
});

describe('headers', () => {
  it('forbid external scripts, frames, referrers and sniffing', async () => {
    for (const path of ['/api/x/v1/configuration', '/healthz', '/none']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toContain("script-src 'self';");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('disable caches, and clear site data at sign-out (T38)', async () => {
    const { headers } = await get('/api/book/v1/book/the-land', signedIn());
    expect(headers.get('cache-control')).toBe('no-store');
    const { token } = await provider.createLearner();
    const authorization = `Bearer ${token}`;
    const out = await fetch(`${provider.url}/api/user/v1/logout`, {
      method: 'POST',
      headers: { authorization },
    });
    expect([out.status, out.headers.get('clear-site-data')]).toEqual([200, '"cache"']);
  });

  it('allow a configured origin by exact name, without credentials (T37)', async () => {
    const origin = 'https://app.example';
    const answer = await get('/api/x/v1/configuration', { origin });
    const asked = { origin, 'access-control-request-method': 'POST' };
    const preflight = await fetch(`${provider.url}${signInPath}`, { method: 'OPTIONS', headers: asked });
    for (const { headers } of [answer, preflight]) {
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('vary')).toMatch(/origin/i);
    }
  });

  it('allow no other origin (T37)', async () => {
    const origins = [
      'null',
      '*',
      '',
      'app.example',
      'http://app.example',
      'https://app.example.evil.example',
      'https://evil-app.example',
      'https://appXexample',
      'https://sub.app.example',
      'https://APP.example',
      'https://app.example/',
      'https://app.example:443',
      'https://app.example@evil.example',
      'https://evil.example, https://app.example',
      'https://app.example%00.evil.example',
      'file://',
      'http://localhost:4200',
    ];
    for (const origin of origins) {
      const asked = { origin, 'access-control-request-method': 'POST' };
      const answers = [
        await get('/api/x/v1/configuration', { origin }),
        await fetch(`${provider.url}${signInPath}`, { method: 'OPTIONS', headers: asked }),
      ];
      for (const { headers } of answers) {
        expect(headers.get('access-control-allow-origin'), origin).toBeNull();
        expect(headers.get('vary'), origin).toMatch(/origin/i);
      }
    }
  });
});

describe("the pack's art", () => {
  it('is served with an ETag and cannot run scripts', async () => {
    const response = await get('/content/art/covers/the-land.svg');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    const etag = response.headers.get('etag') ?? '';
    expect(await rawStatus('/content/art/covers/the-land.svg', { 'if-none-match': etag })).toBe(304);
  });

  it.each([
    '/content/pack.yaml',
    '/content/art/../pack.yaml',
    '/content/art/%2e%2e/pack.yaml',
    '/content/art/',
    '/content/art/..%2fpack.yaml',
  ])('excludes the rest of the pack: %s', async (path) => {
    expect([400, 404]).toContain(await rawStatus(path));
  });
});

it('the log contains no email, name, password, token or IP address (T36)', async () => {
  await post(JSON.stringify({ email: learner.email, password: learner.password }));
  await post(JSON.stringify({ email: learner.email, password: 'canary-password' }));
  await get('/api/book/v1/book/canary-id?more=canary-query', signedIn());
  const log = lines.join('');
  expect(log).toContain('"route":"signInStudent","status":200');
  expect(log).toContain('"route":"getBook","status":404');
  expect(log).not.toMatch(/canary/);
  expect(log).not.toContain(learner.token.slice(0, 8));
  expect(log).not.toContain(learner.password);
});

it("closing a test provider fails when its log contains a learner's data (T36)", async () => {
  const careless = await startProvider();
  const { context } = careless;
  const { email } = await careless.createLearner({ username: 'Careful Fox' });
  await fetch(`${careless.url}/api/auth/v1/forgot-password`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email }),
  });
  const [mail] = await careless.mails();
  context.log.info({ tried: mail?.code }, 'a code');
  context.log.info({ who: 'Careful Fox' }, 'a name');
  context.log.info({ kind: mail?.kind }, 'no more than a kind');
  const closed = await careless.close().then(String, String);
  expect(closed.match(/"msg":"[^"]*"/g)).toEqual(['"msg":"a code"', '"msg":"a name"']);
});

/** Sends the request unchanged: `fetch` would normalize the URL and forbid a 304. */
function rawStatus(path: string, headers: Record<string, string> = {}): Promise<number> {
  const { hostname, port } = new URL(provider.url);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject).end();
  });
}

describe('T34: during event-loop lag', () => {
  let lagMs = 0;
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createApp(provider.context, { lagMs: () => lagMs });
  });
  afterAll(() => app.close());

  it('every operation gets 503 with Retry-After, and the health check responds', async () => {
    lagMs = 5000;
    for (const { id, method, path, statuses } of contractOperations)
      for (const headers of [{}, signedIn()]) {
        const refused = await app.inject({ method: method as 'GET', url: path, headers });
        expect(refused.statusCode, id).toBe(503);
        expect(statuses, id).toContain(503);
        expect(refused.headers['retry-after']).toBe('1');
        expect(refused.json()).toMatchObject({ code: 'BUSY' });
      }
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  });

  it('logs the number of rejections once a second, without a stack', async () => {
    lagMs = 5000;
    provider.clock.advance(2000);
    lines.length = 0;
    for (let time = 0; time < 30; time += 1) {
      await app.inject({ url: '/api/profile/v1' });
      provider.clock.advance(100);
    }
    const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const busy = told.filter(({ msg }) => msg === 'there is too much to do at once');
    expect(busy.map(({ refused }) => refused)).toEqual([expect.any(Number), 10, 10]);
    expect(lines.join('')).not.toContain('stack');
  });

  it('serves operations again after the lag', async () => {
    lagMs = 100;
    const answered = await app.inject({ url: '/api/profile/v1', headers: signedIn() });
    expect(answered.statusCode).toBe(200);
  });

  it('measures the lag of a blocked event loop', async () => {
    const watched = watchLoopLag();
    const until = performance.now() + 1200;
    while (performance.now() < until);
    await new Promise(setImmediate);
    expect(watched()).toBeGreaterThan(200);
    expect(watched()).toBeGreaterThan(200);
  });
});
