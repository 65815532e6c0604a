import { expect, it } from 'vitest';
import { entry, entries } from '../testing/samples.ts';
import { layOutBoard } from './board-layout.ts';

it('B5: ranks 1 to 3 stand on the podium, the rest in the list', () => {
  const { podium, rest } = layOutBoard(entries(10));
  expect(podium.map((row) => row?.rank)).toEqual([1, 2, 3]);
  expect(rest.map((row) => row.rank)).toEqual([4, 5, 6, 7, 8, 9, 10]);
});

it('B2: a short list is filled to seven rows that name the places still free', () => {
  expect(layOutBoard(entries(4)).freeRanks).toEqual([5, 6, 7, 8, 9, 10]);
  expect(layOutBoard(entries(10)).freeRanks).toEqual([]);
  expect(layOutBoard([]).freeRanks).toEqual([4, 5, 6, 7, 8, 9, 10]);
});

it('D156: below three learners the podium keeps its empty steps', () => {
  expect(layOutBoard(entries(1)).podium.map((row) => row?.rank)).toEqual([1, undefined, undefined]);
});

it('D158: a learner who is on two pages is shown once', () => {
  const rows = layOutBoard([...entries(5), entry({ user_id: 'u-5', rank: 6 })]).rest;
  expect(rows.filter((row) => row.user_id === 'u-5')).toHaveLength(1);
});

it('D159: a fourth learner who shares the first rank stands in the list', () => {
  const tied = [1, 2, 3, 4].map((n) => entry({ user_id: `u-${n}`, rank: 1 }));
  const { podium, rest } = layOutBoard(tied);
  expect(podium.map((row) => row?.user_id)).toEqual(['u-1', 'u-2', 'u-3']);
  expect(rest.map((row) => row.user_id)).toEqual(['u-4']);
});
