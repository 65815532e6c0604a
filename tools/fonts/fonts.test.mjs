import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../process.mjs';
import { buildFonts } from './build-fonts.mjs';
import { charactersOf } from './recipes.mjs';

const folder = join(root, 'libs/ui/src/fonts');

/** @type {Map<string, Buffer | string>} */
let built;
beforeAll(async () => {
  built = await buildFonts();
}, 120_000);

describe('the fonts of the product', () => {
  it('are what their packages give today (node tools/fonts.mjs writes them)', async () => {
    for (const [name, content] of built) {
      const kept = await readFile(join(folder, name));
      expect(kept.equals(Buffer.from(content)), name).toBe(true);
    }
  });

  it('the two that the first view needs weigh less than 48 kB together', () => {
    const first = ['baloo-bhaijaan-2-latin.woff2', 'nunito-latin.woff2'];
    const bytes = first.reduce((sum, name) => sum + Buffer.byteLength(built.get(name) ?? ''), 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(48 * 1024);
  });

  it('each font swaps in, and a font of the system made to its measure stands in for it', () => {
    const facesOf = (/** @type {string} */ sheet) => String(built.get(sheet)).split('@font-face').slice(1);
    expect(facesOf('fonts.css').filter((rule) => !rule.includes('font-display: swap'))).toEqual([]);
    const rules = facesOf('stand-ins.css');
    expect(rules.filter((rule) => rule.includes('url('))).toEqual([]);
    for (const family of ['Baloo', 'Nunito', 'Andika']) {
      const standIns = rules.filter((rule) => rule.includes(`${family} Fallback`));
      expect(standIns.length).toBeGreaterThanOrEqual(2);
      expect(standIns.every((rule) => /size-adjust: \d/.test(rule) && rule.includes('ascent-override'))).toBe(
        true,
      );
    }
  });
});

it('ranges are written out as their characters', () => {
  expect(charactersOf(['U+41-43', 'U+A0'])).toBe('ABC\u00a0');
});
