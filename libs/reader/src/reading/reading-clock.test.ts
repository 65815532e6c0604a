import { expect, it } from 'vitest';
import { createReadingClock } from './reading-clock.ts';

const began = Date.parse('2026-01-05T08:00:00Z');
const seconds = (count: number) => began + count * 1000;

it('counts while the page is visible', () => {
  const clock = createReadingClock(began);
  clock.hide(seconds(20));
  clock.act(seconds(500));
  expect(clock.report(seconds(510))).toEqual({ milliseconds: 30_000, began_at: '2026-01-05T08:00:00.000Z' });
});

it('stops 90 seconds after the last activity', () => {
  const clock = createReadingClock(began);
  clock.act(seconds(60));
  expect(clock.report(seconds(1000))?.milliseconds).toBe(150_000);
  clock.act(seconds(1000));
  expect(clock.report(seconds(1010))?.milliseconds).toBe(160_000);
});

it('ignores a glance', () => {
  expect(createReadingClock(began).report(began + 900)).toBeNull();
});
