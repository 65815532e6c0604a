import type { Logger } from 'pino';
import type { Clock } from '../kernel/clock.ts';
import { second } from '../kernel/time.ts';
import { describeError } from './describe-error.ts';

/** Logs requests that are refused for the same reason, each reason in lines of its own. */
export interface RefusedLog {
  /** The database refused the request. */
  unavailable(error: unknown): void;
  /** The provider has too much to do. */
  busy(): void;
}

/** One line a second for each reason, however many are refused, with their number since the line before. */
export function refusedLog(log: Logger, clock: Clock): RefusedLog {
  return {
    // Every refused request would tell the same stack.
    unavailable: onceASecond(clock, (refused, error) =>
      log.error(
        { cause: { ...describeError(error), stack: undefined }, refused },
        'the database is unavailable',
      ),
    ),
    busy: onceASecond(clock, (refused) => log.error({ refused }, 'there is too much to do at once')),
  };
}

function onceASecond(
  clock: Clock,
  write: (refused: number, error: unknown) => void,
): (error?: unknown) => void {
  let last = Number.NEGATIVE_INFINITY;
  let refused = 0;
  return (error) => {
    refused += 1;
    const now = clock.now();
    if (Math.abs(now - last) < second) return;
    write(refused, error);
    last = now;
    refused = 0;
  };
}
