import { tooMany } from '../kernel/errors.ts';
import type { Executor } from '../database/executor.ts';
import type { Limit } from './limits.ts';
import { takeTurns } from './take-turn.ts';

/**
 * Counts one use of each limit for its key, or of none. `now` in epoch milliseconds.
 * Throws 429 with the time to wait when one is used up.
 */
export async function requireTurns(
  executor: Executor,
  now: number,
  uses: readonly (readonly [limit: Limit, key: string])[],
): Promise<void> {
  const { allowed, retryAfterMs } = await takeTurns(
    executor,
    uses.map(([limit, key]) => ({ ...limit, key, now })),
  );
  if (!allowed) throw tooMany(retryAfterMs);
}
