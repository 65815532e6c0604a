import { expect, it } from 'vitest';
import { competitionState } from './competition-state.ts';

const days = { start_date: '2026-11-14T00:00:00.000Z', end_date: '2026-12-12T23:59:59.999Z' };

it.each([
  ['2026-11-13T23:59:59.999Z', 'soon'],
  ['2026-11-14T00:00:00.000Z', 'running'],
  ['2026-12-12T23:59:59.999Z', 'running'],
  ['2026-12-13T00:00:00.000Z', 'ended'],
] as const)('D169: the first and the last moment count: at %s it is %s', (now, state) => {
  expect(competitionState(days, Date.parse(now))).toBe(state);
});
