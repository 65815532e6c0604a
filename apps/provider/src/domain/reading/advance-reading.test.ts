import fc from 'fast-check';
import { expect, it } from 'vitest';
import { advanceReading, readingWithin, type Reading } from './advance-reading.ts';

const read = (steps: readonly (readonly [page: number, status: 1 | 2])[], pages = 10) =>
  steps.reduce<Reading | null>((before, [page, status]) => advanceReading(before, page, status, pages), null);

it('B4: the first page starts the book', () => {
  expect(read([[2, 1]])).toEqual({ lastPage: 2, furthestPage: 2, status: 1 });
});

it('D89: an earlier page keeps the furthest page', () => {
  expect(
    read([
      [8, 1],
      [3, 1],
    ]),
  ).toEqual({ lastPage: 3, furthestPage: 8, status: 1 });
});

it('D89: a finished book stays finished', () => {
  expect(
    read([
      [10, 2],
      [2, 1],
    ]),
  ).toEqual({ lastPage: 2, furthestPage: 10, status: 2 });
});

it('D90: a page past the end is the last page, also in a shorter edition', () => {
  expect(read([[99, 1]])).toEqual({ lastPage: 10, furthestPage: 10, status: 1 });
  expect(readingWithin({ lastPage: 7, furthestPage: 10, status: 2 }, 6)).toEqual({
    lastPage: 6,
    furthestPage: 6,
    status: 2,
  });
});

it('D89: furthest page and status never decrease', () => {
  const step = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom(1 as const, 2 as const));
  fc.assert(
    fc.property(fc.array(step, { minLength: 1 }), step, (steps, last) => {
      const before = read(steps);
      const after = read([...steps, last]);
      expect(after?.furthestPage).toBeGreaterThanOrEqual(before?.furthestPage ?? 0);
      expect(after?.status).toBeGreaterThanOrEqual(before?.status ?? 1);
      expect(after?.lastPage).toBe(Math.min(last[0], 10));
    }),
  );
});
