import { expect, it } from 'vitest';
import { waitForTurnMs } from './answer-pace.ts';

it.each([
  ['the first answer', [], 0],
  ['the fifth answer within a second', [900, 800, 700, 600], 0],
  ['the sixth, which waits until the first is a second old', [990, 900, 800, 700, 600], 600],
  ['a burst at one moment, which waits a whole second', [1000, 1000, 1000, 1000, 1000], 1000],
])('T19: %s', (_, recent, wait) => {
  expect(waitForTurnMs(recent, 1000)).toBe(wait);
});
