// `npm run size`: compares the first-view JavaScript of each kind of screen with the smallest app on the same stack.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, loadConfigFromFile } from 'vite';
import { root } from './process.mjs';
import { firstViewBytes } from './size/first-view.mjs';

/** Views with their URL and their budget as a multiple of the floor. */
const views = /** @type {const} */ ([
  ['entry', null, 1.36],
  ['home', '/', 1.43],
  ['board', '/leaderboard', 1.43],
  ['quiz', '/learning-journey/quizz/c1', 1.65],
  ['sign-up', '/auth/signup', 1.73],
  ['sign-in', '/auth/signin', 1.73],
]);
const web = join(root, 'apps/web');
const floor = join(root, 'tools/size/floor');

const loaded = await loadConfigFromFile(
  { command: 'build', mode: 'production' },
  join(web, 'vite.config.ts'),
);
const folder = mkdtempSync(join(tmpdir(), 'sirah-size-'));

try {
  const ours = await built(web);
  const least = firstViewBytes(await built(floor), '/');
  console.log(`floor: ${least} bytes after gzip (react, react-dom, router, react-query, one lazy route)`);
  for (const [view, url, budget] of views) {
    const bytes = firstViewBytes(ours, url);
    const ratio = bytes / least;
    if (ratio > budget) process.exitCode = 1;
    const verdict = ratio > budget ? ': TOO HEAVY' : '';
    console.log(
      `${view.padEnd(8)} ${bytes} bytes, ${ratio.toFixed(3)} of the floor; budget ${budget}${verdict}`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Builds an app with the web app's configuration.
 * @param {string} app folder
 * @returns {Promise<string>} folder of the build
 */
async function built(app) {
  const outDir = join(folder, app === web ? 'web' : 'floor');
  const config = loaded?.config ?? {};
  await build({
    ...config,
    // The floor is an app without our fonts, icons, messages and bundle reductions. First views exclude the service worker.
    plugins: /** @type {any[]} */ (config.plugins ?? [])
      .flat(2)
      .filter((plugin) => !isWorker(plugin) && (app === web || !isOurs(plugin))),
    configFile: false,
    root: app,
    logLevel: 'error',
    build: { ...config.build, outDir, emptyOutDir: true },
  });
  return outDir;
}

/** @param {any} plugin */
function isWorker(plugin) {
  return /^vite-plugin-pwa/.test(plugin?.name ?? '');
}

/**
 * The floor also uses the lean router, because its savings are independent of the app.
 * @param {any} plugin
 */
function isOurs(plugin) {
  return Boolean(plugin) && /^(sirah-trails(?!-lean-router)|compile-messages)/.test(plugin.name ?? '');
}
