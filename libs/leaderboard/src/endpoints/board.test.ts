import { expect, it } from 'vitest';
import { board } from '../testing/samples.ts';
import { nextPage } from './board.ts';

it.each([
  ['more to come', { current_page: 1, per_page: 10, total_data: 11 }, 2],
  ['exactly full', { current_page: 1, per_page: 10, total_data: 10 }, undefined],
  ['the last', { current_page: 2, per_page: 10, total_data: 11 }, undefined],
  ['an empty page ends it, whatever the total says', { leaderboard: [], total_data: 99 }, undefined],
])('B4: the page after %s', (_, facts, next) => {
  expect(nextPage(board(facts))).toBe(next);
});
