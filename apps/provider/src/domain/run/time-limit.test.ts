import { expect, it } from 'vitest';
import { timeLimitMs } from './question-clock.ts';

it('D137, D199: calm play has half as much time again, twice the time, or no clock', () => {
  const limits = (['1', '1.5', '2', 'none'] as const).map((calm) => timeLimitMs(30, calm));
  expect(limits).toEqual([30_000, 45_000, 60_000, null]);
});
