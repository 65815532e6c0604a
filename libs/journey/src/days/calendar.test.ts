import { expect, it } from 'vitest';
import { daysOfMonth, localToday, monthLater, monthOf, weekdayOf } from './calendar.ts';

it('today is the calendar day of the device', () => {
  expect(localToday(new Date(2026, 10, 8, 23, 59))).toBe('2026-11-08');
  expect(localToday(new Date(2026, 0, 1))).toBe('2026-01-01');
});

it.each([
  ['2026-02', 28],
  ['2028-02', 29],
  ['2026-03', 31],
  ['2026-11', 30],
])('%s has %i days', (month, length) => {
  const days = daysOfMonth(month);
  expect(days).toHaveLength(length);
  expect([days[0], days.at(-1)]).toEqual([`${month}-01`, `${month}-${length}`]);
  expect(days.every((day) => monthOf(day) === month)).toBe(true);
});

it.each([
  ['2026-01', -1, '2025-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-11', 0, '2026-11'],
])('%s and %i months is %s', (month, months, expected) => {
  expect(monthLater(month, months)).toBe(expected);
});

it('the week begins on Monday', () => {
  expect(['2026-11-02', '2026-11-07', '2026-11-08'].map(weekdayOf)).toEqual([1, 6, 7]);
});
