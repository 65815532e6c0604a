// @vitest-environment node
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { basePairs, worldPairs } from './contrast-pairs.ts';
import { tokensCss } from './tokens-css.ts';
import { plainPalette, worldPalettes, worldRoles } from './world-palettes.ts';

it('the style sheet says what the typed tokens say (npx nx run ui:tokens writes it)', async () => {
  const file = `${import.meta.dirname}/tokens.css`;
  const css = await format(tokensCss(), { ...(await resolveConfig(file)), parser: 'css' });
  await expect(css).toMatchFileSnapshot(file);
});

const fits = '%s';

describe('contrast on sand, paper and brand', () => {
  it.each(basePairs.map((pair) => [pair.name, pair] as const))(fits, (_name, { has, needs }) => {
    expect(has).toBeGreaterThanOrEqual(needs);
  });
});

describe.each(Object.entries({ plain: plainPalette, ...worldPalettes }))(
  'contrast in the world %s',
  (_world, palette) => {
    it.each(worldPairs(palette).map((pair) => [pair.name, pair] as const))(fits, (_name, { has, needs }) => {
      expect(has).toBeGreaterThanOrEqual(needs);
    });

    it('every role has its own colour', () => {
      expect(new Set(worldRoles.map((role) => palette[role])).size).toBe(worldRoles.length);
    });
  },
);

it('decision 150: there are ten worlds, the hidden and the endless among them', () => {
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
