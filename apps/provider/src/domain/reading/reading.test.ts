import { expect, it } from 'vitest';
import { minute } from '../../kernel/time.ts';
import { countedReadingMs, hoursOf } from './reading-time.ts';

it.each([
  ['as reported', 2 * minute, 10 * minute, 2 * minute],
  ['never more than one page takes', 60 * minute, 90 * minute, 5 * minute],
  ['never more than has passed since the report before', 4 * minute, minute, minute],
  ['nothing when the clock went back', minute, -minute, 0],
])('D93: reading time counts %s', (_, reported, since, counted) => {
  expect(countedReadingMs(reported, since)).toBe(counted);
});

it('D93: home shows hours with one decimal', () => {
  expect([0, 3 * minute, 90 * minute].map(hoursOf)).toEqual([0, 0.1, 1.5]);
});
