import { spawnSync } from 'node:child_process';
import { root } from '../process.mjs';

/**
 * Runs a program and returns its standard output, trimmed.
 * @param {string} command
 * @param {readonly string[]} args
 * @throws {Error} with its messages for another exit code than 0
 */
export function succeed(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  if (status === 0) return stdout.trim();
  throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? `${stdout}\n${stderr}`.slice(-4000)}`);
}
