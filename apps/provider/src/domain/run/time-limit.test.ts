import { expect, it } from 'vitest';
import { timeLimitMs } from './question-clock.ts';

it('D137, D199: calm play multiplies the time by 1.5 or 2, or has no clock', () => {
  const limits = (['1', '1.5', '2', 'none'] as const).map((calm) => timeLimitMs(30, calm));
  expect(limits).toEqual([30_000, 45_000, 60_000, null]);
});
