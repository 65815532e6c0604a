import type { Transaction } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../database/schema.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { endCodes } from '../code/one-time-code.ts';
import { learnerById, updateLearner } from '../learner/learner-repository.ts';
import { revokeSessions } from '../session/session-repository.ts';
import { inTransaction } from '../../database/transaction.ts';
import { storeResponse, readStoredResponse, type Write } from '../../idempotency/stored-response.ts';

/**
 * A new password with its proof. Both functions return whether the proof is right; a refusal is committed as
 * an attempt.
 */
interface ProvenPassword {
  readonly write: Write;
  readonly password: string;
  /** Counts the attempt and checks the proof. */
  readonly check: (transaction: Transaction<Database>) => Promise<boolean>;
  /** Checks the proof again and stores the hash. */
  readonly replace: (transaction: Transaction<Database>, hash: string) => Promise<boolean>;
}

/**
 * Hashes the password after its proof, because hashing is expensive and anyone can send a wrong code.
 * Returns whether the proof was right, or the stored outcome of a repeat.
 */
export async function hashAfterCheck(
  { database, passwords }: Context,
  { write, password, check, replace }: ProvenPassword,
): Promise<boolean> {
  const once = (work: ProvenPassword['check'], isLast: (right: boolean) => boolean) =>
    inTransaction(database, async (transaction) => {
      const stored = await readStoredResponse<boolean>(transaction, write);
      if (stored) return { right: stored.response, ended: true };
      const right = await work(transaction);
      if (isLast(right)) await storeResponse(transaction, write, right);
      return { right, ended: isLast(right) };
    });
  const checked = await once(check, (right) => !right);
  if (checked.ended) return checked.right;
  const hash = await passwords.hash(password);
  return (
    await once(
      (transaction) => replace(transaction, hash),
      () => true,
    )
  ).right;
}

interface Replacement {
  readonly learnerId: string;
  readonly hash: string;
  /** Time when this flow verified the email, in epoch milliseconds; null otherwise. */
  readonly verifiedAt: number | null;
  /** The session that stays signed in, or null. */
  readonly exceptSession: string | null;
}

/**
 * Stores a new password of a locked learner, ends other sessions and all codes, and queues a mail to the
 * learner.
 */
export async function replacePassword(
  transaction: Transaction<Database>,
  context: Context,
  { learnerId, hash, verifiedAt, exceptSession }: Replacement,
): Promise<void> {
  const learner = await learnerById(transaction, learnerId);
  await updateLearner(transaction, learnerId, {
    password_hash: hash,
    verified_at: learner.verified_at ?? verifiedAt,
  });
  await revokeSessions(transaction, learnerId, context.clock.now(), exceptSession);
  await endCodes(transaction, learnerId);
  await queueMail(transaction, context, {
    kind: 'password-changed',
    to: learner.email,
    learnerId,
    values: { name: learner.username },
  });
}
