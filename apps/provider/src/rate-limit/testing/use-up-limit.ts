import type { Context } from '../../kernel/context.ts';
import { sha256 } from '../../kernel/sha256.ts';
import { limits } from '../limits.ts';

/** Exhausts a limit for the key. */
export async function useUpLimit(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  name: keyof typeof limits,
  key: string,
): Promise<void> {
  const { bucket, limit, windowMs } = limits[name];
  const now = clock.now();
  const used = {
    turns: JSON.stringify(Array.from({ length: limit }, () => now)),
    expires_at: now + windowMs,
  };
  await database
    .insertInto('throttle')
    .values({ bucket, key_hash: sha256(key), ...used })
    .onConflict((conflict) => conflict.columns(['bucket', 'key_hash']).doUpdateSet(used))
    .execute();
}
