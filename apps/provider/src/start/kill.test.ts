import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { demoSignIn } from '../demo/seed-demo.ts';
import { bundleScript } from '../testing/bundle-script.ts';
import { startProcess, type TestProcess } from '../testing/child-process.ts';

const starterPack = fileURLToPath(new URL('../../../../content', import.meta.url));
const tokenShape = z.object({ access_token: z.string() });

it('kill -9 in the middle of writes loses nothing that was acknowledged, and the next start is healthy', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sirah-kill-'));
  const main = await bundleScript(new URL('../main.ts', import.meta.url), 'kill-main');
  const environment = { PORT: '0', DATA_DIR: folder, CONTENT_DIR: starterPack, WEB_DIR: '', DEMO: '1' };
  let token: string | null = null;
  for (let round = 0; round < 4; round += 1) {
    const provider = startProcess(main, environment);
    const url = await addressOf(provider);
    token = token === null ? await signIn(url) : await refresh(url, token);
    for (let writes = 0; writes < 5 + round; writes += 1) token = await refresh(url, token);
    const inFlight = signIn(url).catch(() => undefined);
    provider.child.kill('SIGKILL');
    await Promise.all([provider.ended, inFlight]);
  }
  rmSync(folder, { recursive: true });
}, 120_000);

async function addressOf(provider: TestProcess): Promise<string> {
  await provider.says('Server listening');
  const [, url] = /listening at (http:\/\/[\d.:]+)/.exec(provider.printed()) ?? [];
  if (url === undefined) throw new Error(provider.printed());
  return url;
}

async function signIn(url: string): Promise<string> {
  const body = JSON.stringify(demoSignIn);
  return post(`${url}/api/auth/v1/signin/student`, { 'content-type': 'application/json' }, body);
}

function refresh(url: string, token: string): Promise<string> {
  return post(`${url}/api/auth/v1/refresh`, { authorization: `Bearer ${token}` }, null);
}

async function post(url: string, headers: Record<string, string>, body: string | null): Promise<string> {
  const response = await fetch(url, { method: 'POST', headers, body });
  expect(response.status).toBe(200);
  return tokenShape.parse(await response.json()).access_token;
}
