import type { Context } from '../../kernel/context.ts';
import { takeBackHits } from '../../rate-limit/count-hits.ts';
import { limits } from '../../rate-limit/limits.ts';
import { requireWithinLimits } from '../../rate-limit/require-within-limits.ts';
import type { Learner } from '../learner/learner-repository.ts';

/**
 * Whether `typed` is the learner's current password. Counts wrong attempts.
 * @throws {Refusal} 429
 */
export async function isCurrentPassword(
  { database, clock, passwords }: Context,
  { id, password_hash: hash }: Learner,
  typed: string,
): Promise<boolean> {
  const hit = { ...limits.currentPassword, key: id, now: clock.now() };
  await requireWithinLimits(database, hit.now, [[limits.currentPassword, id]]);
  const right = await passwords.verify(typed, hash).catch(async (error: unknown) => {
    await takeBackHits(database, [hit]);
    throw error;
  });
  if (right) await takeBackHits(database, [hit]);
  return right;
}
