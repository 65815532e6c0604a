import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { version } from '../kernel/version.ts';
import { startProvider } from '../testing/index.ts';
import { bundleScript } from '../testing/bundle-script.ts';
import { startProcess } from '../testing/child-process.ts';

const starterPack = fileURLToPath(new URL('../../../../content', import.meta.url));
/** For builds and processes. */
const limitMs = 240_000;
let folder: string;
let main = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sirah-start-'));
  main = await bundleScript(new URL('../main.ts', import.meta.url), 'main');
}, limitMs);
afterAll(() => rmSync(folder, { recursive: true }));

describe('a failed start reports the problem and the fix', () => {
  it('for a used port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(startProvider({ environment: { PORT: String(port) } })).rejects.toThrow(
      new RegExp(`^PORT: ${port} on 127.0.0.1 is taken by another program\\. Stop that, or set PORT`),
    );
    other.close();
  });

  it('for a foreign host address', async () => {
    await expect(startProvider({ environment: { HOST: '192.0.2.1' } })).rejects.toThrow(
      /^HOST: cannot listen on "192.0.2.1"/,
    );
  });

  it('for an unwritable data folder', async () => {
    const dataDir = join(folder, 'a-file');
    writeFileSync(dataDir, '');
    await expect(startProvider({ dataDir })).rejects.toThrow(
      /^DATA_DIR: the folder ".*a-file" cannot hold the database/,
    );
  });

  it('for an impossible data folder, without hanging', async () => {
    await expect(startProvider({ dataDir: '/proc/nowhere/data' })).rejects.toThrow(/^DATA_DIR: the folder/);
  });

  it('for a data file that is no database', async () => {
    const dataDir = mkdtempSync(join(folder, 'data-'));
    writeFileSync(
      join(dataDir, 'sirah-trails.sqlite'),
      'not a database, but long enough to look at'.repeat(50),
    );
    await expect(startProvider({ dataDir })).rejects.toThrow(/^DATA_DIR: .* \(file is not a database\)/);
  });

  it('for an unreachable PostgreSQL, without its password', async () => {
    const databaseUrl = 'postgres://someone:hunter2@127.0.0.1:1/none';
    const start = startProvider({ databaseUrl });
    await expect(start).rejects.toThrow(/^DATABASE_URL: PostgreSQL does not answer \(ECONNREFUSED\)/);
    await expect(start).rejects.not.toThrow(/hunter2/);
  });

  it('for a missing content folder', async () => {
    await expect(startProvider({ contentDir: join(folder, 'none') })).rejects.toThrow(
      /^CONTENT_DIR: the folder ".*none" cannot be read \(ENOENT\)/,
    );
  });

  it('for a broken content file, by name and line', async () => {
    const contentDir = join(folder, 'content');
    cpSync(starterPack, contentDir, { recursive: true });
    const file = join(contentDir, 'quiz-times.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('seconds: 60', 'seconds: soon'));
    await expect(startProvider({ contentDir })).rejects.toThrow(
      /^CONTENT_DIR: the pack in ".*" has 1 problem:\nquiz-times\.yaml:\d+: /,
    );
  });

  it('for a missing web build', async () => {
    await expect(startProvider({ webDir: folder })).rejects.toThrow(/^WEB_DIR: .* holds no built web app/);
  });
});

describe('the process', { timeout: limitMs }, () => {
  const environment = () => ({
    PORT: '0',
    DATA_DIR: mkdtempSync(join(folder, 'data-')),
    CONTENT_DIR: starterPack,
    WEB_DIR: '',
  });

  it('prints the message and exits with 1 after a failed start', async () => {
    const provider = startProcess(main, { ...environment(), PORT: 'eighty' });
    expect(await provider.ended).toBe(1);
    expect(provider.printed()).toBe(
      'The provider cannot start. PORT: got "eighty", but it accepts a whole number from 0 to 65535.\n',
    );
  });

  it('prints JSON lines only, reports readiness, and closes on SIGTERM', async () => {
    const provider = startProcess(main, environment());
    await provider.says('Server listening');
    const [, url] = /listening at (http:\/\/[\d.:]+)/.exec(provider.printed()) ?? [];
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'up' });
    const ready = await fetch(`${url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ready', version, database: true, migrations: true, content: true },
    ]);
    provider.child.kill('SIGTERM');
    expect(await provider.ended).toBe(0);
    for (const line of provider.printed().trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
  });
});

it('reports an unavailable database as not ready', async () => {
  const provider = await startProvider();
  await provider.context.database.destroy();
  const ready = await fetch(`${provider.url}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([503, { status: 'not ready', database: false }]);
  expect((await fetch(`${provider.url}/healthz`)).status).toBe(200);
  await provider.close();
});
