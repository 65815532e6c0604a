// @vitest-environment node
import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import { meaningColours } from './colours.ts';
import { basePairs, groundPairs, worldPairs } from './contrast-pairs.ts';
import { pagePalettes } from './page-palettes.ts';
import { durations } from './scales.ts';
import { pageColoursCss, tokensCss } from './tokens-css.ts';
import { plainPalette, worldPalettes, worldRoles } from './world-palettes.ts';

it.each([
  ['tokens.css', tokensCss],
  ['page-colours.css', pageColoursCss],
])('%s equals the typed tokens (npx nx run ui:tokens writes it)', async (name, written) => {
  const file = `${import.meta.dirname}/${name}`;
  const settings = readFileSync(`${import.meta.dirname}/../../../../.oxfmtrc.json`, 'utf8');
  const { code } = await format(file, written(), JSON.parse(settings));
  await expect(code).toMatchFileSnapshot(file);
});

it('A9: a sheet takes 700 ms, a carousel 500 ms, a press 120 ms', () => {
  expect(durations).toMatchObject({ press: 120, carousel: 500, sheet: 700 });
});

it("A9: a sheet's animations use the sheet duration", () => {
  const sheet = readFileSync(`${import.meta.dirname}/../feedback/dialog/sheet.module.css`, 'utf8');
  const moves = sheet.match(/transition:[^;]*/g) ?? [];
  expect(moves.length).toBeGreaterThan(0);
  expect(moves.filter((move) => !move.includes('var(--sheet)'))).toEqual([]);
});

const fits = '%s';

describe('contrast on sand, paper and brand', () => {
  it.each(basePairs.map((pair) => [pair.name, pair] as const))(fits, (_name, { has, needs }) => {
    expect(has).toBeGreaterThanOrEqual(needs);
  });
});

describe.each(Object.entries(pagePalettes))('contrast while a book is read in %s', (_name, palette) => {
  const pairs = [...groundPairs(palette), ...worldPairs(palette.world, palette.ground.paper)];
  it.each(pairs.map((pair) => [pair.name, pair] as const))(fits, (_pair, { has, needs }) => {
    expect(has).toBeGreaterThanOrEqual(needs);
  });
});

it.each(['right', 'wrong', 'star', 'heart'] as const)('a selection differs from %s', (meaning) => {
  const apart = Math.abs(hueOf(meaningColours.chosen) - hueOf(meaningColours[meaning]));
  expect(Math.min(apart, 360 - apart)).toBeGreaterThan(60);
});

/** Degrees. */
function hueOf(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI + 180;
}

describe.each(Object.entries({ plain: plainPalette, ...worldPalettes }))(
  'contrast in the world %s',
  (_world, palette) => {
    it.each(worldPairs(palette).map((pair) => [pair.name, pair] as const))(fits, (_name, { has, needs }) => {
      expect(has).toBeGreaterThanOrEqual(needs);
    });

    it('every role has a distinct colour', () => {
      expect(new Set(worldRoles.map((role) => palette[role])).size).toBe(worldRoles.length);
    });
  },
);

it('D150: there are ten worlds, with the hidden and the endless world', () => {
  expect(Object.keys(worldPalettes)).toEqual([
    'desert',
    'rivers',
    'forest',
    'grass',
    'rocky',
    'cave',
    'snow',
    'cloud',
    'hidden',
    'endless',
  ]);
});
