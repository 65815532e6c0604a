import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.mjs';
import { isWellFormed } from './testing/well-formed.mjs';
import { anchors } from './worlds/anchors.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const content = join(root, 'content');
const files = Object.keys(catalogue);
const drawn = files.map((file) => /** @type {const} */ ([file, catalogue[file]?.() ?? '']));

/** Pictures in a class are stacked or share a frame, so they have the same size. */
const classes = Object.entries({
  'content/art/avatar/portrait/': '240 240',
  ...Object.fromEntries(
    ['body', 'wheelchair', 'shoes', 'pants', 'top', 'head'].map((layer) => [
      `content/art/avatar/${layer}/`,
      '320 480',
    ]),
  ),
  'content/art/badges/': '160 172',
  'libs/journey/src/days/art/': '160 172',
  'libs/reader/src/catalogue/art/': '160 172',
  'content/art/covers/': '300 400',
  'content/art/emblems/': '160 160',
});

describe('every picture', () => {
  it('is deterministic', () => {
    const differing = drawn.filter(([file, markup]) => catalogue[file]?.() !== markup).map(([file]) => file);
    expect(differing).toEqual([]);
  });

  it('contains only shapes: no text, no script, no external URL, no NaN', () => {
    const odd =
      /<(text|script|image|foreignObject|style)|(?:href|url\()=?["(]?(?!["#(]|")[a-z]|NaN|undefined|Infinity/i;
    expect(drawn.filter(([, markup]) => odd.test(markup)).map(([file]) => file)).toEqual([]);
  });

  it('has no dangling references', () => {
    const dangling = drawn.flatMap(([file, markup]) => {
      const ids = new Set([...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const used = [...markup.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
      return used.every((id) => ids.has(id)) ? [] : [file];
    });
    expect(dangling).toEqual([]);
  });

  it('is well-formed XML, with each attribute and each id once', () => {
    expect(drawn.filter(([, markup]) => !isWellFormed(markup)).map(([file]) => file)).toEqual([]);
  });

  it('has the size of its class', () => {
    for (const [folder, size] of classes) {
      const boxes = drawn
        .filter(([file]) => file.startsWith(folder))
        .map(([, markup]) => / viewBox="([^"]+)" width="\d+" height="\d+"/.exec(markup)?.[1]);
      expect([...new Set(boxes)], folder).toEqual([`0 0 ${size}`]);
    }
  });

  it('has at most 24 kB as served, or 8 kB for an avatar, badge, cover or emblem', async () => {
    const small = /\/art\/(avatar|badges|covers|emblems)\//;
    const sizes = await Promise.all(
      files.map(async (file) => ({ file, bytes: (await stat(join(root, file))).size })),
    );
    const heavy = sizes.filter(({ file, bytes }) => bytes > (small.test(file) ? 8 : 24) * 1024);
    expect(heavy).toEqual([]);
  });
});

describe('the pack', () => {
  it('has a drawing for each avatar item, and no other', async () => {
    for (const category of ['head', 'top', 'pants', 'shoes']) {
      const listed = await readFile(join(content, `avatar/${category}.yaml`), 'utf8');
      const codes = [...listed.matchAll(/^- code: (\S+)$/gm)].map(([, code]) => code);
      const start = `content/art/avatar/${category}/`;
      const names = files
        .filter((file) => file.startsWith(start))
        .map((file) => file.slice(start.length, -4));
      expect(names.filter((name) => !/-skin-\d$/.test(name)).sort()).toEqual(codes.sort());
    }
  });

  it('has a portrait of each head for its figures, over a scarf if it suits all, and no others', async () => {
    const listed = await readFile(join(content, 'avatar/head.yaml'), 'utf8');
    const heads = [...listed.matchAll(/^- code: (\S+)$[^-]*?^ {2}suits: (\w+)$/gm)];
    const wanted = heads.flatMap(([, code, suits]) =>
      ['girl', 'boy', 'girl-scarf']
        .filter((figure) => suits === 'all' || suits === `${figure}s`)
        .flatMap((figure) => [1, 2, 3].map((skin) => `${code}-${figure}-skin-${skin}`)),
    );
    const start = 'content/art/avatar/portrait/';
    const drawn = files.filter((file) => file.startsWith(start)).map((file) => file.slice(start.length, -4));
    expect(drawn.sort()).toEqual([...wanted, 'neutral'].sort());
  });

  it('places each sub-trail at its map point', async () => {
    const paths = (await readdir(join(content, 'worlds'), { recursive: true })).filter((path) =>
      path.endsWith('sub-trail.yaml'),
    );
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      const text = await readFile(join(content, 'worlds', path), 'utf8');
      const number = (/** @type {string} */ name) =>
        Number(new RegExp(`^\\s*${name}: ([\\d.]+)`, 'm').exec(text)?.[1]);
      expect([number('x'), number('y')], path).toEqual(anchors[number('order') - 1]);
    }
  });
});
