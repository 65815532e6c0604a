import { expect, it } from 'vitest';
import { waitForTurnMs } from './answer-pace.ts';

it.each([
  ['up to the fifth answer within a second nobody waits', null, 0],
  ['the sixth waits until the first of the five is a second old', 600, 600],
  ['after a burst at one moment the next waits a whole second', 1000, 1000],
])('T19: %s', (_, pacedAt, wait) => {
  expect(waitForTurnMs(pacedAt, 1000)).toBe(wait);
});
