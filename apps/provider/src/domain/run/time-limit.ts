import { second } from '../../kernel/time.ts';

/** Calm play: the usual time, more of it, or no clock (D137 and D199). */
export type Calm = '1' | '1.5' | '2' | 'none';

const multipliers = { '1': 1, '1.5': 1.5, '2': 2, none: null } as const satisfies Record<Calm, number | null>;

/**
 * Time for one question in milliseconds; null without a clock.
 *
 * @param seconds of the difficulty
 */
export function timeLimitMs(seconds: number, calm: Calm): number | null {
  const multiplier = multipliers[calm];
  return multiplier === null ? null : seconds * second * multiplier;
}
