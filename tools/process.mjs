// Helpers for running other programs.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Repository root. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Path of an installed package's program: `npx` would need half a second of CPU time to find it.
 * @param {string} name
 */
export const program = (name) => join(root, 'node_modules/.bin', name);

/** Cheap nx start: without a daemon, and without a process per plugin (four times the work). */
export const nxEnvironment = { NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false' };

/**
 * Runs a program and shows its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 * @param {string} [folder] where it runs, from the root
 * @returns {number} exit code
 */
export function run(command, args, env = {}, folder = '.') {
  const { status } = spawnSync(command, args, {
    cwd: join(root, folder),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

/**
 * Runs a program and captures its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env } });
    let output = '';
    const keep = (/** @type {Buffer} */ data) => (output += String(data));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Formatted seconds since a start time.
 * @param {number} from milliseconds of `performance.now()`
 */
export function secondsSince(from) {
  return `${((performance.now() - from) / 1000).toFixed(1)} s`;
}
