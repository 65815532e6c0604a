import { tooMany } from '../kernel/errors.ts';
import type { Executor } from '../database/executor.ts';
import type { Limit } from './limits.ts';
import { countHits } from './count-hits.ts';

/**
 * Counts a hit of each limit for its key, or none. `now` in epoch milliseconds.
 * @throws {Refusal} 429 with the time to wait for a reached limit
 */
export async function requireWithinLimits(
  executor: Executor,
  now: number,
  uses: readonly (readonly [limit: Limit, key: string])[],
): Promise<void> {
  const { allowed, retryAfterMs } = await countHits(
    executor,
    uses.map(([limit, key]) => ({ ...limit, key, now })),
  );
  if (!allowed) throw tooMany(retryAfterMs);
}
