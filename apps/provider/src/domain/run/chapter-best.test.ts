import { expect, it } from 'vitest';
import { betterBest } from './chapter-best.ts';

const now = 7;

it.each([
  ['the first star', [0, 0, null], [1, 1], [1, 1, null], { climbed: true, passed: false }],
  ['the third star passes', [2, 2, null], [3, 3], [3, 3, now], { climbed: true, passed: true }],
  ['a chapter is passed once', [3, 3, 5], [4, 4], [4, 4, 5], { climbed: true, passed: false }],
  ['unranked stars pass the chapter', [2, 0, null], [3, 0], [3, 0, now], { climbed: false, passed: true }],
  ['a later run may have more ranked stars', [5, 1, 5], [2, 2], [5, 2, 5], { climbed: true, passed: false }],
] as const)('D124: %s', (_what, [stars, rankedStars, passedAt], [triedStars, triedRanked], best, did) => {
  const before = { stars, rankedStars, passedAt };
  expect(betterBest(before, { stars: triedStars, rankedStars: triedRanked }, now)).toEqual({
    best: { stars: best[0], rankedStars: best[1], passedAt: best[2] },
    ...did,
  });
});

it.each([
  [3, 3],
  [2, 1],
  [0, 0],
])('D124: a run with %i stars, %i of them ranked, does not lower a better result', (stars, rankedStars) => {
  expect(betterBest({ stars: 3, rankedStars: 3, passedAt: 5 }, { stars, rankedStars }, now)).toBeNull();
});
