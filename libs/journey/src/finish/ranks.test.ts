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

const place = (rank: number, total_star: number) => ({ rank, total_star });

it.each([
  ['the nearest better place', place(99, 5), [place(97, 9), place(98, 7), place(99, 5)], [98, 2]],
  ['the place that two learners share', place(4, 10), [place(2, 12), place(2, 12), place(4, 10)], [2, 2]],
  ['first place', place(2, 10), [place(1, 25), place(2, 10), place(3, 5)], [1, 15]],
])('D148: the next goal is %s, with the stars that are missing', (_goal, own, neighbours, [rank, count]) => {
  expect(nextGoal(own, neighbours)).toEqual({ name: 'place', rank, count });
});

it('D148: among equals one more star is the next goal', () => {
  expect(nextGoal(place(7, 5), [place(7, 5), place(7, 5), place(7, 5)])).toEqual({ name: 'one-more' });
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
])('D148: where no neighbours are known, the next goal from place %s is %s', (rank, name) => {
  expect(nextGoal({ rank, total_star: 5 }, null)).toEqual({ name });
});
