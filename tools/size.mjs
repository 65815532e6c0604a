// `npm run size`: the JavaScript of the first view, beside that of the smallest app with the same stack.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, loadConfigFromFile } from 'vite';
import { root } from './process.mjs';
import { firstViewFiles, gzipBytes } from './size/first-view.mjs';

/** Times the floor: first-view JavaScript may not grow past it without a decision. */
const budget = 1.4;
const web = join(root, 'apps/web');
const floor = join(root, 'tools/size/floor');

const loaded = await loadConfigFromFile(
  { command: 'build', mode: 'production' },
  join(web, 'vite.config.ts'),
);
const folder = mkdtempSync(join(tmpdir(), 'sirah-size-'));

try {
  const ours = await measure(web, ['src/home/home-screen.tsx']);
  const least = await measure(floor, ['home.jsx']);
  const ratio = ours / least;
  console.log(`first view  ${kilobytes(ours)} of JavaScript after gzip`);
  console.log(`floor       ${kilobytes(least)} (react, react-dom, router, react-query, one lazy route)`);
  console.log(`ratio       ${ratio.toFixed(2)}, budget ${budget}`);
  if (ratio > budget) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Builds an app by the web app's own configuration and weighs its first view.
 * @param {string} app folder
 * @param {readonly string[]} lazy modules of the first screen
 */
async function measure(app, lazy) {
  const outDir = join(folder, app === web ? 'web' : 'floor');
  const config = loaded?.config ?? {};
  await build({
    ...config,
    // The floor is an app without our fonts, icons and messages.
    plugins: (config.plugins ?? []).flat().filter((plugin) => app === web || !isOurs(plugin)),
    configFile: false,
    root: app,
    logLevel: 'error',
    build: { ...config.build, outDir, emptyOutDir: true, manifest: true },
  });
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
  return gzipBytes(outDir, firstViewFiles(manifest, lazy));
}

/** @param {any} plugin */
function isOurs(plugin) {
  return Boolean(plugin) && /^(sirah-trails|compile-messages)/.test(plugin.name ?? '');
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} kB (${bytes} bytes)`;
}
