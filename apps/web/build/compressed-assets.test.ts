import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressedAssets } from './compressed-assets.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sirah-assets-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('a packed asset holds the very bytes of the asset, lazy imports resolved', async () => {
  const long = `export const words = ${JSON.stringify(Array.from({ length: 200 }, (_, index) => `word ${index}`))};`;
  await writeFile(join(root, 'lazy.js'), long);
  await writeFile(
    join(root, 'main.js'),
    `${long}\nimport('./lazy.js').then((lazy) => (document.title = lazy.words[0] + words[1]));`,
  );
  await writeFile(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  await build({
    root,
    logLevel: 'silent',
    configFile: false,
    plugins: [compressedAssets()],
    build: { rollupOptions: { output: { entryFileNames: 'entry.js' } } },
  });
  const asset = await readFile(join(root, 'dist/entry.js'), 'utf8');
  expect(asset).not.toContain('__VITE_PRELOAD__');
  expect(brotliDecompressSync(await readFile(join(root, 'dist/entry.js.br'))).toString()).toBe(asset);
  expect(gunzipSync(await readFile(join(root, 'dist/entry.js.gz'))).toString()).toBe(asset);
}, 240_000);
