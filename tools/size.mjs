// `npm run size`: the JavaScript of the first view of each kind of screen, beside that of the smallest app with the same stack.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, loadConfigFromFile } from 'vite';
import { root } from './process.mjs';
import { firstViewFiles, gzipBytes } from './size/first-view.mjs';

/** Each view with the modules that it loads, and how often the floor it may weigh: at most, and the aim. */
const views = /** @type {const} */ ([
  ['entry', [], 1.15, 1.1],
  ['home', ['src/home/home-screens.ts'], 1.25, 1.15],
  ['board', ['../../libs/leaderboard/src/board/board-screen.tsx'], 1.25, 1.15],
  ['quiz', ['../../libs/journey/src/quiz/quiz-parts.ts'], 1.35, 1.25],
  ['sign-up', ['../../libs/auth/src/sign-up/sign-up-parts.tsx'], 1.4, 1.3],
  ['sign-in', ['../../libs/auth/src/sign-in/sign-in-parts.ts'], 1.4, 1.3],
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
  const least = weight(await built(floor), ['home.jsx']);
  console.log(`floor: ${least} bytes after gzip (react, react-dom, router, react-query, one lazy route)`);
  for (const [view, lazy, most, aim] of views) {
    const bytes = weight(ours, lazy);
    const ratio = bytes / least;
    if (ratio > most) process.exitCode = 1;
    console.log(
      `${view.padEnd(8)} ${bytes} bytes, ${ratio.toFixed(3)} of the floor; at most ${most}, aim ${aim}${ratio > most ? ': TOO HEAVY' : ''}`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Builds an app by the web app's own configuration.
 * @param {string} app folder
 * @returns {Promise<string>} folder of the build
 */
async function built(app) {
  const outDir = join(folder, app === web ? 'web' : 'floor');
  const config = loaded?.config ?? {};
  await build({
    ...config,
    // The floor is an app without our fonts, icons, messages and cuts. The service worker is no part of a first view.
    plugins: /** @type {any[]} */ (config.plugins ?? [])
      .flat(2)
      .filter((plugin) => !isWorker(plugin) && (app === web || !isOurs(plugin))),
    configFile: false,
    root: app,
    logLevel: 'error',
    build: { ...config.build, outDir, emptyOutDir: true, manifest: true },
  });
  return outDir;
}

/**
 * The JavaScript of a first view.
 * @param {string} outDir folder of the build
 * @param {readonly string[]} lazy modules of the screen
 * @returns {number} bytes after gzip
 */
function weight(outDir, lazy) {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
  return gzipBytes(outDir, firstViewFiles(manifest, lazy));
}

/** @param {any} plugin */
function isWorker(plugin) {
  return /^vite-plugin-pwa/.test(plugin?.name ?? '');
}

/**
 * The lean router is for the floor, too: what it saves is no merit of the app.
 * @param {any} plugin
 */
function isOurs(plugin) {
  return Boolean(plugin) && /^(sirah-trails(?!-lean-router)|compile-messages)/.test(plugin.name ?? '');
}
