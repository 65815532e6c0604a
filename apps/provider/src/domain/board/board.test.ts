import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageStart, rankOf, type StarCount, total } from './ranks.ts';

const counts = fc.uniqueArray(
  fc.record({ stars: fc.integer({ min: 1, max: 1000 }), learners: fc.integer({ min: 1, max: 30 }) }),
  { selector: ({ stars }) => stars, maxLength: 20 },
);

/** The board written out, one entry for each learner. */
function writtenOut(list: readonly StarCount[]): number[] {
  return list
    .flatMap(({ stars, learners }) => Array.from({ length: learners }, () => stars))
    .toSorted((one, other) => other - one);
}

it('D159: ties share a rank, and the next rank counts all learners above', () => {
  const board = [
    { stars: 5, learners: 1 },
    { stars: 3, learners: 2 },
    { stars: 1, learners: 1 },
  ];
  expect([5, 3, 1].map((stars) => rankOf(stars, board))).toEqual([1, 2, 4]);
});

it('D159: a rank is one more than the learners with more stars', () => {
  fc.assert(
    fc.property(counts, (list) => {
      const board = writtenOut(list);
      for (const stars of board) expect(rankOf(stars, list)).toBe(board.indexOf(stars) + 1);
    }),
  );
});

it('D158: a page begins at the same row as in the full board', () => {
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 30 }), (list, page) => {
      const board = writtenOut(list);
      const stars = board[(page - 1) * 10];
      const start = stars === undefined ? null : { stars, offset: (page - 1) * 10 - board.indexOf(stars) };
      expect(pageStart(list, page, 10)).toEqual(start);
      expect(total(list)).toBe(board.length);
    }),
  );
});
