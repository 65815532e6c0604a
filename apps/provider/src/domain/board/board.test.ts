import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageStart, rankOf, type StarCount, total } from './ranks.ts';

const counts = fc.uniqueArray(
  fc.record({ stars: fc.integer({ min: 1, max: 1000 }), learners: fc.integer({ min: 1, max: 30 }) }),
  { selector: ({ stars }) => stars, maxLength: 20 },
);

/** The board with an entry per learner. */
function writtenOut(list: readonly StarCount[]): number[] {
  return list
    .flatMap(({ stars, learners }) => Array.from({ length: learners }, () => stars))
    .toSorted((one, other) => other - one);
}

it('D159: a rank is 1 plus the number of learners with more stars; ties share it', () => {
  fc.assert(
    fc.property(counts, (list) => {
      const board = writtenOut(list);
      for (const stars of board) expect(rankOf(stars, list)).toBe(board.indexOf(stars) + 1);
    }),
  );
});

it('D158: a page starts at its row of the full board', () => {
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
