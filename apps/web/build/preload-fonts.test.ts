import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { preloadFonts } from './preload-fonts.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sirah-fonts-'));
  await writeFile(join(root, 'round.woff2'), 'font');
  await writeFile(join(root, 'page.css'), "@font-face { font-family: Round; src: url('./round.woff2'); }");
  await writeFile(
    join(root, 'index.html'),
    '<head><!-- fonts --><link rel="stylesheet" href="/page.css" /></head><script type="module" src="/main.js"></script>',
  );
  await writeFile(join(root, 'main.js'), 'document.title = "x";');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const built = (name: string) =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [preloadFonts([name])],
    build: { assetsInlineLimit: 0 },
  });

it('the page asks for the font that its style sheet names, at once', async () => {
  await built('round');
  const html = await readFile(join(root, 'dist/index.html'), 'utf8');
  expect(html).toMatch(
    /<link rel="preload" as="font" type="font\/woff2" href="\/assets\/round-[\w-]+\.woff2" crossorigin>/,
  );
});

it('a font that the build does not hold stops it', async () => {
  await expect(built('square')).rejects.toThrow('The build holds no font square');
});
