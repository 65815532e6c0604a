import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, expect, it, vi } from 'vitest';
import { root } from '../process.mjs';
import { packPath } from './pack-path.mjs';
import { serveText } from './serve-text.mjs';
import { loadPreviewText, startPreview } from './start-preview.mjs';

const content = join(root, 'content');
const copy = mkdtempSync(join(tmpdir(), 'pack-'));
const page = 'books/the-land/pages/01.md';
cpSync(content, copy, { recursive: true });
afterAll(() => rmSync(copy, { recursive: true }));

it('accepts paths inside the pack only, from the pack or the current folder', () => {
  const outside = [join(root, 'package.json'), '../../package.json', content];
  expect(outside.map((name) => packPath(content, name))).toEqual([null, null, null]);
  expect([page, join(content, page)].map((name) => packPath(content, name))).toEqual([page, page]);
});

it('exits without a server when the file is unnamed, outside the pack or missing', async () => {
  const written = /** @type {string[]} */ ([]);
  for (const name of [undefined, join(root, 'package.json'), 'people/nobody.md'])
    expect(await startPreview(content, name, (text) => written.push(text))).toBeNull();
  expect(written).toEqual([
    expect.stringMatching(/^Name a file/),
    expect.stringMatching(/package\.json:1: this file is not in the pack/),
    expect.stringMatching(/^people\/nobody\.md:1: there is no such file/),
  ]);
});

it('serves a text with its pictures, and a problem with its line after a save', async () => {
  const { previewText } = await loadPreviewText();
  const heard = /** @type {string[]} */ ([]);
  const server = await createServer({
    configFile: false,
    root: copy,
    // Does not request the page itself, which would start a package scan.
    optimizeDeps: { noDiscovery: true },
    plugins: [
      serveText(
        copy,
        () => previewText(copy, page),
        (text) => heard.push(text),
      ),
    ],
    server: { port: 0 },
  });
  await server.listen();
  try {
    const at = server.resolvedUrls?.local[0] ?? '';
    const shown = await (await fetch(new URL('/preview.json', at))).json();
    expect(shown).toMatchObject({ kind: 'page', number: 1 });
    const picture = await fetch(new URL(shown.book.pages[0].picture.url, at));
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    const broken = readFileSync(join(copy, page), 'utf8').replace(/^number: .*$/m, 'number: many');
    // Saves repeatedly, because the file watcher may not be ready yet; slower than a check of the pack takes.
    const problem = await vi.waitUntil(
      () => {
        writeFileSync(join(copy, page), broken);
        return heard.find((text) => text.includes('"number"'));
      },
      { timeout: 180_000, interval: 5_000 },
    );
    expect(problem).toMatch(/^books\/the-land\/pages\/01\.md:3: /);
  } finally {
    await server.close();
  }
}, 240_000);
