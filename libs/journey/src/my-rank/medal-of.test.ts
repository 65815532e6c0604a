import { expect, it } from 'vitest';
import { medalOf } from './medal-of.ts';

it.each([
  [1, 1, 'easy'],
  [2, 10, 'medium'],
  [3, 11, null],
  [4, null, null],
  [5, 1, null],
])('B9: a medal is shown for rank 10 or better: difficulty %s, rank %s: %s', (difficulty, rank, kind) => {
  expect(medalOf(difficulty, rank)).toBe(kind);
});
