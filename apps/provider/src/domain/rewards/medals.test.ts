import { expect, it } from 'vitest';
import { isMedalRank, medalName } from './medals.ts';

it('D162, B9: only ranks 1 to 10 give a medal', () => {
  expect([1, 10, 11, null].map(isMedalRank)).toEqual([true, true, false, false]);
});

it('B3: each difficulty of the journey has a medal, endless mode has none', () => {
  expect([1, 2, 3, 4, 5].map(medalName)).toEqual(['easy', 'medium', 'hard', 'expert', null]);
});
