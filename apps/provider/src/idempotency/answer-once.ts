import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { lockLearner } from '../database/transaction.ts';
import type { Database } from '../database/schema.ts';
import { keyReused } from './key-reused.ts';

const keptMs = 24 * 60 * 60 * 1000;

/** One write of a learner as it came. */
export interface Write {
  readonly learnerId: string;
  /** The `Idempotency-Key`; without one the effect simply runs. */
  readonly key: string | null;
  readonly operation: string;
  /** Everything that the client decided: path parameters, query and body. */
  readonly request: unknown;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Runs `effect` once for each key of a learner and keeps its answer in the same transaction; a repeat within 24 hours
 * gets the kept answer and has no effect. Holds the learner's lock until the transaction ends. An effect that throws
 * keeps nothing. Throws 422 `IDEMPOTENCY_KEY_REUSED` when the key came with another request before.
 */
export async function answerOnce<Answer>(
  transaction: Transaction<Database>,
  write: Write,
  effect: () => Promise<Answer>,
): Promise<Answer> {
  await lockLearner(transaction, write.learnerId);
  return answerOnceLocked(transaction, write, effect);
}

/** The same in a transaction that holds the learner's lock already. */
export async function answerOnceLocked<Answer>(
  transaction: Transaction<Database>,
  write: Write,
  effect: () => Promise<Answer>,
): Promise<Answer> {
  if (write.key === null) return effect();
  const kept = await keptAnswer(transaction, write, write.key);
  // The answer was written below by the same operation for the same request, so it has the same shape.
  if (kept !== null) return JSON.parse(kept) as Answer;
  const answer = await effect();
  await keepAnswer(transaction, write, write.key, JSON.stringify(answer));
  return answer;
}

/** Whether a write with this key was answered within 24 hours. Throws 422 as `answerOnce` does. */
export async function repeatedAnswer(transaction: Transaction<Database>, write: Write): Promise<boolean> {
  if (write.key === null) return false;
  return (await keptAnswer(transaction, write, write.key)) !== null;
}

async function keptAnswer(
  transaction: Transaction<Database>,
  write: Write,
  key: string,
): Promise<string | null> {
  const row = await transaction
    .selectFrom('idempotency_key')
    .select(['operation', 'body_hash', 'response'])
    .where('learner_id', '=', write.learnerId)
    .where('key', '=', key)
    .where('created_at', '>', write.now - keptMs)
    .executeTakeFirst();
  if (!row) return null;
  if (row.operation === write.operation && row.body_hash === hashOf(write.request)) return row.response;
  throw keyReused();
}

async function keepAnswer(transaction: Transaction<Database>, write: Write, key: string, response: string) {
  const { learnerId, operation, request, now } = write;
  const kept = { operation, body_hash: hashOf(request), status: 200, response, created_at: now };
  await transaction
    .insertInto('idempotency_key')
    .values({ learner_id: learnerId, key, ...kept })
    // One that is older than 24 hours has not been forgotten yet.
    .onConflict((conflict) => conflict.columns(['learner_id', 'key']).doUpdateSet(kept))
    .execute();
}

function hashOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url');
}
