import { expect, it } from 'vitest';
import { isMedalRank, medalName } from './medals.ts';

it('D162, B9: the first ten ranks give a medal, the eleventh and no rank at all give none', () => {
  expect([1, 10, 11, null].map(isMedalRank)).toEqual([true, true, false, false]);
});

it('B3: each difficulty of the journey has its medal; the endless medal is given as a rank', () => {
  expect([1, 2, 3, 4, 5].map(medalName)).toEqual(['easy', 'medium', 'hard', 'expert', null]);
});
