import type { Compilable, Transaction } from 'kysely';
import { lockLearner } from '../database/transaction.ts';
import type { Database } from '../database/schema.ts';
import { together } from '../database/together.ts';
import { keyReused } from './key-reused.ts';
import { sha256 } from '../kernel/sha256.ts';
import { day } from '../kernel/time.ts';

const keptMs = day;

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
  const kept = await keptAnswer(transaction, write).execute();
  return answerUnlessKept(transaction, write, kept, async () => ({ answer: await effect(), writes: [] }));
}

/** What a write answers, and the statements that are left to store what it did. */
export interface Effect<Answer> {
  readonly answer: Answer;
  readonly writes: readonly Compilable[];
}

/**
 * The same for a caller that holds the lock and has read what `keptAnswer` gives. The writes that the effect leaves run
 * after the key's.
 */
export async function answerUnlessKept<Answer>(
  transaction: Transaction<Database>,
  write: Write,
  kept: readonly KeptAnswer[],
  effect: () => Promise<Effect<Answer>>,
): Promise<Answer> {
  const repeated = responseTo(write, kept);
  // The answer was written below by the same operation for the same request, so it has the same shape.
  if (repeated !== null) return JSON.parse(repeated) as Answer;
  const { answer, writes } = await effect();
  await together(transaction, [...keyUpserts(transaction, write, JSON.stringify(answer)), ...writes]);
  return answer;
}

/** Whether a write with this key was answered within 24 hours. Throws 422 as `answerOnce` does. */
export async function repeatedAnswer(transaction: Transaction<Database>, write: Write): Promise<boolean> {
  return responseTo(write, await keptAnswer(transaction, write).execute()) !== null;
}

/** What was kept of a write. */
export interface KeptAnswer {
  readonly operation: string;
  readonly body_hash: string;
  readonly response: string;
}

/** Reads what is kept for the key: one row or none. */
export function keptAnswer(transaction: Transaction<Database>, { learnerId, key, now }: Write) {
  return (
    transaction
      .selectFrom('idempotency_key')
      .select(['operation', 'body_hash', 'response'])
      .where('learner_id', '=', learnerId)
      // No key is empty: nothing is kept of a write without one.
      .where('key', '=', key ?? '')
      .where('created_at', '>', now - keptMs)
  );
}

function responseTo(write: Write, [kept]: readonly KeptAnswer[]): string | null {
  if (!kept) return null;
  if (kept.operation === write.operation && kept.body_hash === hashOf(write.request)) return kept.response;
  throw keyReused();
}

function keyUpserts(transaction: Transaction<Database>, write: Write, response: string) {
  const { learnerId, key, operation, request, now } = write;
  if (key === null) return [];
  const kept = { operation, body_hash: hashOf(request), status: 200, response, created_at: now };
  // One that is older than 24 hours has not been forgotten yet.
  return [
    transaction
      .insertInto('idempotency_key')
      .values({ learner_id: learnerId, key, ...kept })
      .onConflict((conflict) => conflict.columns(['learner_id', 'key']).doUpdateSet(kept)),
  ];
}

function hashOf(request: unknown): string {
  return sha256(JSON.stringify(request));
}
