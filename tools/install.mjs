// Installs missing packages, if any.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, root } from './process.mjs';

const stamp = join(root, 'node_modules', '.installed');
const accepted = [
  { major: 20, minor: 19 },
  { major: 22, minor: 13 },
];

/**
 * Exits with a clear message for an unsupported Node version.
 * @param {string} version as in `process.versions.node`
 * @returns {string | null} the message
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const good = major >= 24 || accepted.some((floor) => floor.major === major && minor >= floor.minor);
  return good
    ? null
    : `Node ${version} is too old or untested. Install Node 20.19, 22.13, 24 or newer, then try again.`;
}

/**
 * Installs the lock file's packages.
 * @returns {Promise<'there' | 'installed'>}
 * @throws {Error} with npm's output when it fails
 */
export async function installPackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'there';
  const { code, output } = await capture('npm', ['ci', '--no-audit', '--no-fund']);
  if (code !== 0)
    throw new Error(`npm could not install the packages.\n${output}\nCheck the network and try again.`);
  writeFileSync(stamp, wanted);
  return 'installed';
}
