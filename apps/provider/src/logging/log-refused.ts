import type { Logger } from 'pino';
import type { Clock } from '../kernel/clock.ts';
import { second } from '../kernel/time.ts';
import { describeError } from './describe-error.ts';

/** Logs refused requests, throttled by reason. */
export interface RefusedLog {
  unavailable(error: unknown): void;
  busy(): void;
}

/** Logs at most one line per second and reason, with the number of refusals since the previous line. */
export function refusedLog(log: Logger, clock: Clock): RefusedLog {
  return {
    // Omits the stack, which is the same for every refused request.
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
