import { expect, it } from 'vitest';
import { nextGoal } from './next-goal.ts';

it.each([
  [null, 'first-star'],
  [4182, 'top-ten'],
  [11, 'top-ten'],
  [10, 'podium'],
  [4, 'podium'],
  [3, 'first'],
  [2, 'first'],
  [1, 'lead'],
])('D148: from place %s the next goal is %s', (rank, goal) => {
  expect(nextGoal(rank)).toBe(goal);
});
