// Temporary PostgreSQL for the tests, on a free loopback port.
import { mkdtempSync, readdirSync, existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { capture } from '../process.mjs';

const packaged = '/usr/lib/postgresql';

/**
 * Starts a cluster.
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | null>} null where PostgreSQL is not installed
 */
export async function startPostgres() {
  const bin = findBinaries();
  if (!bin) return null;
  const folder = mkdtempSync(join(tmpdir(), 'sirah-postgres-'));
  if (isRoot()) await capture('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  await must(bin, 'initdb', [
    '--pgdata',
    data,
    '--username=test',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-sync',
  ]);
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=200`;
  await must(bin, 'pg_ctl', ['start', '-w', '-D', data, '-o', options, '-l', join(folder, 'log')]);
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await must(bin, 'pg_ctl', ['stop', '-D', data, '-m', 'immediate']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findBinaries() {
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(packaged, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/**
 * PostgreSQL refuses to run as root, so root starts it as the package's user.
 * @param {string} bin @param {string} program @param {readonly string[]} args
 */
async function must(bin, program, args) {
  const command = join(bin, program);
  const { code, output } = isRoot()
    ? await capture('runuser', ['-u', 'postgres', '--', command, ...args])
    : await capture(command, args);
  if (code !== 0) throw new Error(`${program} failed: ${output}`);
}

function isRoot() {
  return process.getuid?.() === 0;
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
