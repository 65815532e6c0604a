import { expect, it } from 'vitest';
import { medalOf, nextGoal } from './ranks.ts';

it.each([
  [1, 1, 'easy'],
  [2, 10, 'medium'],
  [3, 11, null],
  [4, null, null],
  [5, 1, null],
])('B9: a medal is shown for rank 10 or better: difficulty %s, rank %s: %s', (difficulty, rank, kind) => {
  expect(medalOf(difficulty, rank)).toBe(kind);
});

const row = (rank: number, total_star: number) => ({ rank, total_star });

it.each([
  ['the nearest better rank', row(99, 5), [row(97, 9), row(98, 7), row(99, 5)], [98, 2]],
  ['the rank that two learners share', row(4, 10), [row(2, 12), row(2, 12), row(4, 10)], [2, 2]],
  ['first place', row(2, 10), [row(1, 25), row(2, 10), row(3, 5)], [1, 15]],
])('D148: the next goal is %s, with the stars that are missing', (_goal, own, neighbours, [rank, count]) => {
  expect(nextGoal(own, neighbours)).toEqual({ name: 'next-rank', rank, count });
});

it('D148: among equals one more star is the next goal', () => {
  expect(nextGoal(row(7, 5), [row(7, 5), row(7, 5), row(7, 5)])).toEqual({ name: 'one-more' });
});

it.each([
  [null, 'first-star'],
  [4182, 'climb'],
  [16, 'climb'],
  [15, 'top-ten'],
  [11, 'top-ten'],
  [10, 'podium'],
  [4, 'podium'],
  [3, 'first'],
  [2, 'first'],
  [1, 'lead'],
])('D148: where no neighbours are known, the next goal from rank %s is %s', (rank, name) => {
  expect(nextGoal({ rank, total_star: 5 }, null)).toEqual({ name });
});
