import { expect, it } from 'vitest';
import { board } from '../testing/samples.ts';
import { nextPage } from './endpoints.ts';

it.each([
  ['more to come', { current_page: 1, per_page: 10, total_data: 11 }, { page: 2 }],
  ['exactly full', { current_page: 1, per_page: 10, total_data: 10 }, undefined],
  ['the last', { current_page: 2, per_page: 10, total_data: 11 }, undefined],
  ['a cursor', { current_page: 1, next_cursor: 'c', total_data: 9 }, { page: 2, after: 'c' }],
  ['no cursor although the total grew', { next_cursor: null, total_data: 99 }, undefined],
  ['an empty page ends it, whatever the total says', { leaderboard: [], total_data: 99 }, undefined],
])('B4: the page after %s', (_, facts, next) => {
  expect(nextPage(board(facts))).toEqual(next);
});
