import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../process.mjs';
import { buildFonts } from './build-fonts.mjs';
import subsetFont from 'subset-font';
import { charactersOf } from './recipes.mjs';
import { fontNames, renameFont } from './rename-font.mjs';

const folder = join(root, 'libs/ui/src/tokens/fonts');

/** @type {Map<string, Buffer | string>} */
let built;
beforeAll(async () => {
  built = await buildFonts();
}, 120_000);

describe('the product fonts', () => {
  it('match their packages (node tools/fonts.mjs writes them)', async () => {
    for (const [name, content] of built) {
      const kept = await readFile(join(folder, name));
      expect(kept.equals(Buffer.from(content)), name).toBe(true);
    }
  });

  it('the two first-view fonts are smaller than 48 kB together', () => {
    const first = ['baloo-bhaijaan-2-latin.woff2', 'nunito-latin.woff2'];
    const bytes = first.reduce((sum, name) => sum + Buffer.byteLength(built.get(name) ?? ''), 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(48 * 1024);
  });

  it('each font uses font-display swap and has a metric-adjusted system fallback', () => {
    const facesOf = (/** @type {string} */ sheet) => String(built.get(sheet)).split('@font-face').slice(1);
    expect(facesOf('fonts.css').filter((rule) => !rule.includes('font-display: swap'))).toEqual([]);
    const rules = facesOf('stand-ins.css');
    expect(rules.filter((rule) => rule.includes('url('))).toEqual([]);
    for (const family of ['Baloo', 'Nunito', 'Rihlah']) {
      const standIns = rules.filter((rule) => rule.includes(`${family} Fallback`));
      expect(standIns.length).toBeGreaterThanOrEqual(2);
      expect(standIns.every((rule) => /size-adjust: \d/.test(rule) && rule.includes('ascent-override'))).toBe(
        true,
      );
    }
  });
});

describe('a font with a reserved name', () => {
  const files = ['latin-400', 'latin-700', 'accents-400', 'names-400'].map((part) => `rihlah-${part}.woff2`);

  it('has a new name and lists its authors and licence', async () => {
    for (const file of files) {
      const woff2 = Buffer.from(built.get(file) ?? '');
      const font = await subsetFont(woff2, 'a', { targetFormat: 'sfnt', preserveNameIds: [14] });
      const names = fontNames(font);
      const style = file.includes('700') ? 'Bold' : 'Regular';
      expect([names.get(1), names.get(2)]).toEqual(['Rihlah', style]);
      expect(names.get(0)).toBe('Copyright (c) 2004-2022 SIL International');
      expect(names.get(14)).toMatch(/openfontlicense/);
      expect([...names.values()].filter((name) => /andika/i.test(name))).toEqual([]);
    }
  });

  it('mentions the reserved names in the licence file only, not in style sheets', () => {
    expect(built.get('OFL-rihlah.txt')).toMatch(
      /^Copyright .*\nwith Reserved Font Names "Andika" and "SIL"\.\n\n/,
    );
    for (const sheet of ['fonts.css', 'stand-ins.css']) expect(built.get(sheet)).not.toMatch(/andika/i);
  });

  it('renaming changes the names only', async () => {
    const woff2 = Buffer.from(built.get(files[0] ?? '') ?? '');
    const before = await subsetFont(woff2, 'abc', { targetFormat: 'sfnt' });
    const after = renameFont(before, 'Other');
    expect(fontNames(after).get(1)).toBe('Other');
    const same = { targetFormat: /** @type {const} */ ('sfnt'), dropTables: ['name'] };
    expect(await subsetFont(after, 'abc', same)).toEqual(await subsetFont(before, 'abc', same));
  });
});

it('expands ranges to characters', () => {
  expect(charactersOf(['U+41-43', 'U+A0'])).toBe('ABC\u00a0');
});
