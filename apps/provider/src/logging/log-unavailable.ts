import type { Logger } from 'pino';
import type { Clock } from '../kernel/clock.ts';
import { second } from '../kernel/time.ts';
import { describeError } from './describe-error.ts';

/**
 * Gives what logs a request that the database refused: one line a second, however many are refused, with their number since
 * the line before.
 */
export function unavailableLog(log: Logger, clock: Clock): (error: unknown) => void {
  let last = Number.NEGATIVE_INFINITY;
  let refused = 0;
  return (error) => {
    refused += 1;
    const now = clock.now();
    if (Math.abs(now - last) < second) return;
    // Every refused request would tell the same stack.
    log.error(
      { cause: { ...describeError(error), stack: undefined }, refused },
      'the database is unavailable',
    );
    last = now;
    refused = 0;
  };
}
