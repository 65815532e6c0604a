import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProvider, type TestProvider } from '../testing/index.ts';

const built = `<!doctype html><html><head>
<script type="application/json" id="configuration">null</script><script type="application/json" id="difficulties">null</script><style>body{margin:0}</style><script>start()</script></head></html>`;
let webDir: string;
let provider: TestProvider;

beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'sirah-web-'));
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), built);
  writeFileSync(join(webDir, 'assets', 'app-1a2b3c.js'), 'export {};');
  writeFileSync(join(webDir, 'favicon.svg'), '<svg/>');
  writeFileSync(join(webDir, 'sw.js'), 'worker();');
  writeFileSync(join(webDir, 'sw-off.js'), 'off();');
  provider = await startProvider({
    webDir,
    environment: {
      PRODUCT: 'Test Trails',
      API_BASE: 'https://api.example',
      HOST_REWRITES: 'Old.example=https://files.example/',
    },
  });
});
afterAll(async () => {
  await provider.close();
  rmSync(webDir, { recursive: true });
});

const navigate = (path: string, headers = {}) =>
  fetch(`${provider.url}${path}`, { headers: { accept: 'text/html', ...headers } });

describe('the web app on the origin of the API', () => {
  it.each([
    '/',
    '/learning-journey/start',
    '/auth/signin?redirect_to=/',
    '/index.html',
    '/auth/oauth/callback',
  ])('serves the page with the configuration at %s', async (path) => {
    const response = await navigate(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('"product":"Test Trails"');
  });

  it.each([
    ['/', '*/*'],
    ['/auth/signin?redirect_to=/a.png', 'image/webp,*/*;q=0.8'],
    ['/learning-journey/start', ''],
  ])('D209: %s serves the page to a client that accepts "%s"', async (path, accept) => {
    const response = await navigate(path, { accept });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('vary')).toContain('accept');
  });

  it('redirects a form that was submitted without its script to its page', async () => {
    const body = new URLSearchParams({ password: 'Oasis-and-wells-7' });
    const url = `${provider.url}/auth/signin?redirect_to=/glossary`;
    const response = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/auth/signin');
  });

  it.each(['//evil.example/x', '/\\evil.example/x'])('T2: does not redirect a form at %s', async (path) => {
    const { hostname, port } = new URL(provider.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    );
    expect(await text(socket)).not.toContain('evil.example');
  });

  it('D209: serves the page to a client without an Accept header', async () => {
    const { hostname, port } = new URL(provider.url);
    const socket = connect(Number(port), hostname);
    socket.write(`GET /learning-journey HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*"product":"Test Trails"/);
  });

  it.each(['/api/none', '/auth/v1/none', '/dev/none', '/metrics', '/none.png', '/assets/none'])(
    'D209: answers 404 JSON to a client that accepts anything: %s',
    async (path) => {
      const response = await navigate(path, { accept: '*/*' });
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('application/json');
    },
  );

  it('the policy allows the inline script and style by hash, and the API origin', async () => {
    const policy = (await navigate('/')).headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/);
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}=';/);
    expect(policy).toContain("connect-src 'self' https://api.example");
    expect(policy).not.toContain('unsafe');
  });

  it('D236: the page knows the file origin and may load its pictures and sounds', async () => {
    const response = await navigate('/');
    expect(await response.text()).toContain('"host_rewrites":{"old.example":"https://files.example"}');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("img-src 'self' data: https://files.example;");
    expect(policy).toContain("media-src 'self' https://files.example;");
  });

  it('T24: the page and its link preview are equal for all URLs and callers', async () => {
    const { token } = await provider.createLearner();
    const page = async (path: string, headers = {}) => (await navigate(path, headers)).text();
    const shared = '/profile?user_id=7d0e5a52&name=Amina&email=a%40example.org';
    expect(await page(shared, { authorization: `Bearer ${token}` })).toBe(await page('/'));
  });

  it("D224: the page contains the pack's difficulties, without stars", async () => {
    const block = /id="difficulties">(.*?)<\/script>/.exec(await (await navigate('/')).text())?.[1] ?? '';
    const { data } = JSON.parse(block) as { data: object[] };
    expect(data).toContainEqual({ id: 'qt-easy', difficulty: 1, difficulty_label: 'Easy', time: 60 });
    expect(data).toHaveLength(5);
  });

  it('D224: the page gets new difficulties after an import', async () => {
    const { database } = provider.context;
    const row = database.updateTable('quiz_time').where('id', '=', 'qt-easy');
    const mark = database.updateTable('setting').where('key', '=', 'content_hash');
    await row.set({ seconds: 75 }).execute();
    await mark.set({ value: 'newer' }).execute();
    await expect.poll(async () => (await navigate('/')).text()).toContain('"time":75');
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', null],
  ])('for Accept-Encoding "%s", serves the page with the encoding %s', async (accepted, encoding) => {
    const response = await navigate('/', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toContain('accept-encoding');
    expect(await response.text()).toContain('"product":"Test Trails"');
  });

  it('answers 304 to an unchanged page', async () => {
    const etag = (await navigate('/')).headers.get('etag') ?? '';
    expect((await navigate('/', { 'if-none-match': etag })).status).toBe(304);
  });

  it('caches files with a hash without expiry and revalidates others', async () => {
    const hashed = await fetch(`${provider.url}/assets/app-1a2b3c.js`);
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await fetch(`${provider.url}/favicon.svg`)).headers.get('cache-control')).toBe('no-cache');
  });

  it('revalidates the service worker on each request', async () => {
    const response = await fetch(`${provider.url}/sw.js`);
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript|^application\/javascript/);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe('worker();');
    expect((await fetch(`${provider.url}/sw.js`, { method: 'HEAD' })).status).toBe(200);
  });

  it('replaces the service worker with its removal if configured', async () => {
    const switchedOff = await startProvider({ webDir, environment: { SERVICE_WORKER: '0' } });
    const response = await fetch(`${switchedOff.url}/sw.js`);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe('off();');
    await switchedOff.close();
  });

  it.each(['/assets/old-9z.js', '/api/none', '/quiz/none', '/content/none', '/.well-known/none'])(
    'does not serve the page for a missing file: %s',
    async (path) => {
      expect((await navigate(path)).status).toBe(404);
    },
  );

  it('does not serve the page to a request for a file', async () => {
    expect((await fetch(`${provider.url}/none.png`, { headers: { accept: 'image/*' } })).status).toBe(404);
  });
});
