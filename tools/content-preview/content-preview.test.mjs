import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { root } from '../process.mjs';
import { packPath } from './pack-path.mjs';
import { serveText } from './serve-text.mjs';
import { loadPreviewText, startPreview } from './start-preview.mjs';

const content = join(root, 'content');
const copy = mkdtempSync(join(tmpdir(), 'pack-'));
const page = 'books/the-land/pages/01.md';
cpSync(content, copy, { recursive: true });
afterAll(() => rmSync(copy, { recursive: true }));

describe('the path inside the pack', () => {
  it.each([
    ['a path inside the pack', page, page],
    ['a path from the current folder', join(content, page), page],
    ['a path out of the pack', join(root, 'package.json'), null],
    ['a path that climbs out of the pack', '../../package.json', null],
    ['the folder itself', content, null],
  ])('%s', (_case, name, expected) => {
    expect(packPath(content, name)).toBe(expected);
  });
});

describe('the command', () => {
  it.each([
    ['without a file', undefined, /^Name a file/],
    ['a file outside the pack', join(root, 'package.json'), /package\.json:1: this file is not in the pack/],
    ['no such file', 'people/nobody.md', /^people\/nobody\.md:1: there is no such file/],
  ])('exits without a server: %s', async (_case, name, message) => {
    const written = /** @type {string[]} */ ([]);
    expect(await startPreview(content, name, (text) => written.push(text))).toBeNull();
    expect(written).toHaveLength(1);
    expect(written[0]).toMatch(message);
  });
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
    // Saves repeatedly, because the file watcher may not be ready yet.
    const problem = await vi.waitUntil(
      () => {
        writeFileSync(join(copy, page), broken);
        return heard.find((text) => text.includes('"number"'));
      },
      { timeout: 60_000, interval: 500 },
    );
    expect(problem).toMatch(/^books\/the-land\/pages\/01\.md:3: /);
  } finally {
    await server.close();
  }
}, 240_000);
