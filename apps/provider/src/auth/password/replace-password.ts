import type { Transaction } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../database/schema.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { endCodes } from '../code/one-time-code.ts';
import { learnerById, updateLearner } from '../learner/learner-repository.ts';
import { revokeSessions } from '../session/session-repository.ts';

export interface Replacement {
  readonly learnerId: string;
  readonly hash: string;
  /** When the address was proven by the way, in epoch milliseconds; null where it was not. */
  readonly verifiedAt: number | null;
  /** The session that stays signed in; null for none. */
  readonly keptSession: string | null;
}

/** Stores a new password of a learner that the caller has locked, ends the other sessions and all codes, and tells the learner by mail. */
export async function replacePassword(
  transaction: Transaction<Database>,
  context: Context,
  { learnerId, hash, verifiedAt, keptSession }: Replacement,
): Promise<void> {
  const learner = await learnerById(transaction, learnerId);
  await updateLearner(transaction, learnerId, {
    password_hash: hash,
    verified_at: learner.verified_at ?? verifiedAt,
  });
  await revokeSessions(transaction, learnerId, context.clock.now(), keptSession);
  await endCodes(transaction, learnerId);
  await queueMail(transaction, context, {
    kind: 'password-changed',
    to: learner.email,
    learnerId,
    values: { name: learner.username },
  });
}
