// @vitest-environment node
import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { expect, it } from 'vitest';
import { meaningColours } from './colours.ts';
import { basePairs, type ContrastPair, groundPairs, worldPairs } from './contrast-pairs.ts';
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

/** Pairs with less contrast than they need. */
const failing = (pairs: readonly ContrastPair[]) =>
  pairs.filter(({ has, needs }) => has < needs).map(({ name, has }) => `${name}: ${has}`);

it('colours have enough contrast: sand, paper and brand', () => {
  expect(basePairs.length).toBeGreaterThan(0);
  expect(failing(basePairs)).toEqual([]);
});

it.each(Object.entries(pagePalettes))(
  'colours have enough contrast: the reading colours %s',
  (_name, palette) => {
    expect(failing(groundPairs(palette))).toEqual([]);
    expect(failing(worldPairs(palette.world, palette.ground.paper))).toEqual([]);
  },
);

const worlds = Object.entries({ plain: plainPalette, ...worldPalettes });

it('colours have enough contrast: every world', () => {
  const found = worlds.map(([name, palette]) => [name, failing(worldPairs(palette))]);
  expect(found.filter(([, pairs]) => pairs?.length)).toEqual([]);
});

it('every world has a distinct colour per role', () => {
  const found = worlds.filter(
    ([, palette]) => new Set(worldRoles.map((role) => palette[role])).size < worldRoles.length,
  );
  expect(found.map(([name]) => name)).toEqual([]);
});

it('a selection differs in hue from right, wrong, star and heart', () => {
  const near = (['right', 'wrong', 'star', 'heart'] as const).filter((meaning) => {
    const apart = Math.abs(hueOf(meaningColours.chosen) - hueOf(meaningColours[meaning]));
    return Math.min(apart, 360 - apart) <= 60;
  });
  expect(near).toEqual([]);
});

/** Degrees. */
function hueOf(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI + 180;
}

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
