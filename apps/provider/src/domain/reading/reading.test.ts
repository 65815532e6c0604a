import { expect, it } from 'vitest';
import { minute } from '../../kernel/time.ts';
import { countedReadingMs, hoursOf } from './reading-time.ts';

it.each([
  ['as reported', 2 * minute, 10 * minute, 2 * minute],
  ['up to the limit per page', 60 * minute, 90 * minute, 5 * minute],
  ['up to the time since the previous report', 4 * minute, minute, minute],
  ['nothing after a backward clock change', minute, -minute, 0],
])('D93: reading time counts %s', (_, reported, since, counted) => {
  expect(countedReadingMs(reported, since)).toBe(counted);
});

it('D93: shows hours with one decimal', () => {
  expect([0, 3 * minute, 90 * minute].map(hoursOf)).toEqual([0, 0.1, 1.5]);
});
