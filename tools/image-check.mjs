// `npm run image:check`: builds the image with buildah and runs it as its own user on a read-only root, on an empty and on a
// used data folder: plays a chapter, kills the provider, starts it again. Needs root and the Debian packages buildah and
// debootstrap. --node FILE: another Node than this one; --mirror URL, --suite NAME: of Debian; --base IMAGE: instead of
// debootstrap; --image NAME: checks this image and builds none.
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { baseImage } from './image/base-image.mjs';
import { mountImage, run, startImage } from './image/container.mjs';
import { catchMails, playChapter, starsOf } from './image/play-chapter.mjs';
import { succeed } from './image/succeed.mjs';
import { secondsSince } from './process.mjs';

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    image: { type: 'string' },
    node: { type: 'string', default: process.execPath },
    mirror: { type: 'string', default: 'http://deb.debian.org/debian' },
    suite: { type: 'string', default: 'bookworm' },
  },
});
const tag = values.image ?? 'localhost/sirah-trails:check';

await step('compose', checkCompose);
if (values.image === undefined) {
  const base = await step('base', () => values.base ?? baseImage(values));
  await step('image', () => build(base));
}
const image = mountImage(tag);
const mails = await catchMails();
const data = mkdtempSync(join(tmpdir(), 'sirah-image-'));
const running = /** @type {import('./image/container.mjs').RunningImage[]} */ ([]);
try {
  await check();
} finally {
  for (const provider of running) await provider.stop('SIGKILL');
  mails.close();
  image.remove();
  rmSync(data, { recursive: true });
}

/** @param {string} from */
function build(from) {
  const how = [
    '--isolation',
    'chroot',
    '--pull-never',
    '--format',
    'docker',
    '--build-arg',
    `NODE_IMAGE=${from}`,
  ];
  succeed('buildah', ['bud', ...how, '--tag', tag, '.']);
  const [{ size }] = JSON.parse(succeed('buildah', ['images', '--json', tag]));
  return `${tag}, ${size}`;
}

/** Validates compose.yaml against the schema of the Compose specification, without the linter's rules of style. */
function checkCompose() {
  const style = ['no-build-and-image', 'no-unbound-port-interfaces'];
  const skipped = style.flatMap((rule) => ['--disable-rule', rule]);
  succeed('npx', ['--yes', 'dclint@3.1.0', 'compose.yaml', '--quiet', ...skipped]);
  return 'compose.yaml matches its schema';
}

async function check() {
  const [user = '', group = ''] = image.config.User.split(':');
  if (!Number(user)) throw new Error(`The image runs as "${user}".`);
  chownSync(data, Number(user), Number(group));
  const variables = {
    PORT: String(await freePort()),
    OWNER: 'A charity',
    SUPPORT_EMAIL: 'help@example.org',
    MAIL_FROM: 'trails@example.org',
    SMTP_URL: mails.url,
  };
  const start = async () => {
    const provider = await startImage(image, data, variables);
    running.push(provider);
    return provider;
  };
  const first = await step('empty', start, describe);
  const { email, stars } = await step(
    'play',
    () => playChapter(first.url, mails),
    (played) => `${played.stars} stars`,
  );
  await step('kill', async () => {
    await first.stop('SIGKILL');
    return 'by SIGKILL';
  });
  const second = await step('used', start, describe);
  await step('stars', async () => {
    const kept = await starsOf(second.url, email);
    if (stars !== 5 || kept !== stars) throw new Error(`${stars} stars before, ${kept} after the kill.`);
    return `${kept} after the kill`;
  });
  await step('admin', async () => {
    const { code, output } = await run(image, data, variables, ['admin', 'user', 'list', '--json']);
    if (code !== 0 || !output.includes('Fox')) throw new Error(output);
    return 'lists the learner';
  });
  await step('stop', async () => {
    const code = await second.stop('SIGTERM');
    if (code !== 0) throw new Error(`The exit code is ${code}.`);
    return 'exit code 0';
  });
}

/** @param {{ readyMs: number, residentMb: () => number }} running */
function describe({ readyMs, residentMb }) {
  return `ready after ${(readyMs / 1000).toFixed(1)} s, ${residentMb()} MB resident`;
}

/**
 * A progress line per step.
 * @template Result
 * @param {string} name
 * @param {() => Result | Promise<Result>} work
 * @param {(result: Result) => string} [words]
 * @returns {Promise<Result>}
 */
async function step(name, work, words = String) {
  const from = performance.now();
  const result = await work();
  console.log(`${name.padEnd(8)} ${words(result)}, ${secondsSince(from)}`);
  return result;
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
