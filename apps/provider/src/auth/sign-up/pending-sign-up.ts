import type { Transaction } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../database/schema.ts';
import { countedHits, countHit, forgetHits } from '../../rate-limit/count-hits.ts';
import { limits } from '../../rate-limit/limits.ts';
import { deleteLearner } from '../account/delete-account.ts';
import { nameKey } from '../learner/display-name.ts';
import { learnerByEmailForChange } from '../learner/learner-repository.ts';

/** A sign-up whose email is unverified. */
export interface PendingSignUp {
  /** Normalized. */
  readonly email: string;
  readonly username: string;
  /** Hash of the browser's verifier. */
  readonly challenge: string;
}

/** Remembers the browser of a sign-up, also of a hidden sign-up without an account. `now` in epoch milliseconds. */
export async function rememberSignUp(
  transaction: Transaction<Database>,
  pending: PendingSignUp,
  now: number,
): Promise<void> {
  await countHit(transaction, { ...limits.ownSignUp, key: ownKey(pending), now });
}

/**
 * Ends this browser's pending sign-up and releases its name: deletes the unverified account. Ignores verified accounts and
 * other browsers' sign-ups.
 */
export async function endPendingSignUp(
  transaction: Transaction<Database>,
  context: Context,
  pending: PendingSignUp,
): Promise<void> {
  const key = ownKey(pending);
  const owner = await learnerByEmailForChange(transaction, context, pending.email);
  const own = await countedHits(transaction, { ...limits.ownSignUp, key, now: context.clock.now() });
  if (own === 0) return;
  const name = nameKey(pending.username);
  if (owner?.verified_at === null && owner.name_key === name) await deleteLearner(transaction, owner.id);
  await forgetHits(transaction, limits.nameHeld, name);
  await forgetHits(transaction, limits.ownSignUp, key);
}

function ownKey({ email, username, challenge }: PendingSignUp): string {
  return `${nameKey(username)} ${email} ${challenge}`;
}
