// Runs an image as its configuration says: its user, variables and command, on a read-only root. Needs root, and neither a
// daemon nor cgroups: a mount namespace and chroot.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { succeed } from './succeed.mjs';

/**
 * @typedef {{ User: string, Env: string[], Cmd: string[], WorkingDir: string, Healthcheck?: { Test: string[] } }} ImageConfig
 * @typedef {{ root: string, config: ImageConfig, remove: () => void }} MountedImage
 * @typedef {{ url: string, readyMs: number, stop: (signal: NodeJS.Signals) => Promise<number | null>, residentMb: () => number }} RunningImage
 */

/** @param {string} image @returns {MountedImage} */
export function mountImage(image) {
  const container = succeed('buildah', ['from', '--pull-never', image]);
  const root = succeed('buildah', ['mount', container]);
  const inspected = JSON.parse(succeed('buildah', ['inspect', '--type', 'image', image]));
  const { config } = inspected.Docker;
  return { root, config, remove: () => succeed('buildah', ['rm', container]) };
}

// The folders bind onto a read-only root; `exec` makes the process of the image a child of this one.
const script = `
set -e
root=$1 data=$2 user=$3 folder=$4; shift 4
mount --bind "$root" "$root"
for path in proc dev; do mount --rbind /$path "$root/$path"; done
mount --bind "$data" "$root/data"
mount -o remount,bind,ro "$root"
exec chroot --userspec="$user" "$root" env -i --chdir="$folder" "$@"`;

/**
 * Starts a process of the image on a data folder.
 * @param {MountedImage} image
 * @param {string} data a folder, which the image's user must own
 * @param {Record<string, string>} variables added to the image's
 * @param {readonly string[]} [command] instead of the image's
 */
export function startProcess({ root, config }, data, variables, command = config.Cmd) {
  const added = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  const words = [root, data, config.User, config.WorkingDir, ...config.Env, ...added, ...command];
  return spawn('unshare', ['--mount', 'sh', '-c', script, 'sh', ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/**
 * Starts the image, waits until it is ready and runs its health check.
 * @param {MountedImage} image @param {string} data @param {Record<string, string>} variables
 * @returns {Promise<RunningImage>}
 * @throws {Error} with the output of a process that ends
 */
export async function startImage(image, data, variables) {
  const from = performance.now();
  const child = startProcess(image, data, variables);
  let output = '';
  for (const channel of [child.stdout, child.stderr]) channel.on('data', (part) => (output += String(part)));
  const ended = new Promise((resolve) => child.once('close', (code) => resolve(code)));
  const url = `http://127.0.0.1:${variables['PORT']}`;
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`The provider ended: ${output}`);
    await wait(50);
  }
  const readyMs = performance.now() - from;
  const health = await run(image, data, variables, healthCommand(image));
  if (health.code !== 0) throw new Error(`The health check fails: ${health.output}`);
  return {
    url,
    readyMs,
    stop: (signal) => {
      child.kill(signal);
      return ended;
    },
    residentMb: () => residentMb(child.pid ?? 0),
  };
}

/**
 * Runs a command of the image to its end.
 * @param {MountedImage} image @param {string} data @param {Record<string, string>} variables @param {readonly string[]} command
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(image, data, variables, command) {
  const child = startProcess(image, data, variables, command);
  let output = '';
  for (const channel of [child.stdout, child.stderr]) channel.on('data', (part) => (output += String(part)));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code: code ?? 1, output })));
}

/** @param {MountedImage} image */
function healthCommand({ config }) {
  const [kind, ...command] = config.Healthcheck?.Test ?? [];
  if (kind !== 'CMD') throw new Error('The image has no health check.');
  return command;
}

/** Resident memory in MB, of a process by its id. @param {number} pid */
function residentMb(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
