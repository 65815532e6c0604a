// A base image without a registry: Debian by debootstrap, with Node and npm copied from this machine.
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { succeed } from './succeed.mjs';

const tag = 'localhost/sirah-trails-base';

/**
 * Builds the base image, unless it exists, and returns its name.
 * @param {{ node: string, mirror: string, suite: string }} options
 *   node: a Node binary; its version may differ from this process's. mirror: URL of a Debian mirror
 */
export function baseImage({ node, mirror, suite }) {
  const version = succeed(node, ['--version']);
  const name = `${tag}:${suite}-node-${version}`;
  if (succeed('buildah', ['images', '--quiet', '--filter', `reference=${name}`]) !== '') return name;
  const folder = mkdtempSync(join(tmpdir(), 'sirah-base-'));
  succeed('debootstrap', [
    '--variant=minbase',
    '--include=ca-certificates,libatomic1',
    suite,
    folder,
    mirror,
  ]);
  rmSync(join(folder, 'var/cache/apt'), { recursive: true, force: true });
  rmSync(join(folder, 'var/lib/apt/lists'), { recursive: true, force: true });
  copyNode(node, folder);
  const container = succeed('buildah', ['from', 'scratch']);
  succeed('buildah', ['add', '--quiet', container, folder, '/']);
  const authorities = process.env['NODE_EXTRA_CA_CERTS'];
  if (authorities) {
    succeed('buildah', ['add', '--quiet', container, authorities, '/etc/ssl/extra.pem']);
    succeed('buildah', ['config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/extra.pem', container]);
  }
  succeed('buildah', ['commit', '--quiet', '--rm', '--format', 'docker', container, name]);
  rmSync(folder, { recursive: true });
  return name;
}

/** @param {string} node @param {string} folder */
function copyNode(node, folder) {
  const to = join(folder, 'usr/local');
  mkdirSync(join(to, 'lib/node_modules'), { recursive: true });
  cpSync(node, join(to, 'bin/node'));
  const npm = npmFolder();
  cpSync(npm, join(to, 'lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    succeed('ln', ['-s', `../lib/node_modules/npm/bin/${name}-cli.js`, join(to, 'bin', name)]);
}

/** The npm package of this process's Node. */
function npmFolder() {
  const started = process.env['npm_execpath'];
  const npm = started ?? realpathSync(join(dirname(process.execPath), 'npm'));
  const folder = dirname(dirname(npm));
  if (!existsSync(join(folder, 'package.json'))) throw new Error(`There is no npm in ${folder}.`);
  return folder;
}
