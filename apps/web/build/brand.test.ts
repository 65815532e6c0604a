import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { brand } from './brand.ts';

const folder = join(import.meta.dirname, '../brand');
const product = { name: 'Sirah Trails', description: 'Walk the trails.', background: '#fdf8ee' };

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sirah-brand-'));
  await writeFile(join(root, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  await build({ root, logLevel: 'silent', configFile: false, plugins: [brand(folder, product)] });
}, 240_000);
afterEach(() => rm(root, { recursive: true, force: true }));

const built = (path: string) => readFile(join(root, 'dist', path));
const page = async () => (await built('index.html')).toString();
const addressAfter = (html: string, start: string) =>
  new RegExp(`${start}="(/assets/[\\w.-]+)"`).exec(html)?.[1] ?? '';

it('the page links a manifest with existing icons under content-hashed names', async () => {
  const manifest = addressAfter(await page(), 'rel="manifest" href');
  const { icons } = JSON.parse((await built(manifest)).toString()) as {
    icons: { src: string; purpose: string }[];
  };
  expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable', 'maskable']);
  for (const { src } of icons) {
    expect(src).toMatch(/^\/assets\/icon-[\w-]+-[\w-]{8}\.png$/);
    expect((await built(src)).subarray(1, 4).toString()).toBe('PNG');
  }
});

it('a shared link has a card, and a phone has an icon', async () => {
  const html = await page();
  for (const start of ['property="og:image" content', 'rel="apple-touch-icon" href']) {
    expect((await built(addressAfter(html, start))).length).toBeGreaterThan(1000);
  }
});

it('T24: the share card is a PNG without metadata', async () => {
  const card = await built(addressAfter(await page(), 'property="og:image" content'));
  expect([...new Set(chunksOf(card))]).toEqual(['IHDR', 'PLTE', 'pHYs', 'IDAT', 'IEND']);
});

/** PNG chunk names. */
function chunksOf(png: Buffer): string[] {
  const names: string[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    names.push(png.toString('latin1', at + 4, at + 8));
  return names;
}

it('a tab has an icon of pixels, also where nobody reads the page', async () => {
  expect(await page()).toContain('rel="icon" href="/favicon.ico"');
  expect((await built('favicon.ico')).readUInt16LE(2)).toBe(1);
});
