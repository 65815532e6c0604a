import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { keyReused } from './key-reused.ts';
import { sha256 } from '../kernel/sha256.ts';
import { day } from '../kernel/time.ts';

const keptMs = day;

/** A call without a session. */
export interface PublicCall {
  /** The `Idempotency-Key`; without one the effect simply runs. */
  readonly key: string | null;
  readonly operation: string;
  /** The client's input, without passwords and codes: a fast hash of those must not be stored. */
  readonly request: unknown;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Runs `effect` once for each key and keeps its outcome, which must hold no secret, in the same transaction; a repeat
 * within 24 hours gets the kept outcome and has no effect. An effect that throws keeps nothing. An outcome that names a
 * learner by its `id` goes with the learner. Throws 422 `IDEMPOTENCY_KEY_REUSED` when the key came with another request before.
 */
export async function answerCallOnce<Outcome>(
  transaction: Transaction<Database>,
  call: PublicCall,
  effect: () => Promise<Outcome>,
): Promise<{ readonly outcome: Outcome; readonly repeated: boolean }> {
  if (call.key === null) return { outcome: await effect(), repeated: false };
  const keyHash = hashOf(call.key);
  if (!(await claim(transaction, call, keyHash))) {
    const outcome = await keptOutcome(transaction, call, keyHash);
    // Written below by the same operation for the same request, so it has the same shape.
    return { outcome: JSON.parse(outcome) as Outcome, repeated: true };
  }
  const outcome = await effect();
  await transaction
    .updateTable('call_key')
    .set({ outcome: JSON.stringify(outcome), learner_id: learnerOf(outcome) })
    .where('key_hash', '=', keyHash)
    .execute();
  return { outcome, repeated: false };
}

/** Whether the key is new. A repeat at the same time waits here until the first has ended. */
async function claim(
  transaction: Transaction<Database>,
  { operation, request, now }: PublicCall,
  keyHash: string,
): Promise<boolean> {
  await transaction
    .deleteFrom('call_key')
    .where('key_hash', '=', keyHash)
    .where('created_at', '<=', now - keptMs)
    .execute();
  const row = {
    key_hash: keyHash,
    operation,
    body_hash: hashOf(JSON.stringify(request)),
    outcome: '',
    created_at: now,
  };
  const claimed = await transaction
    .insertInto('call_key')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key_hash')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function keptOutcome(
  transaction: Transaction<Database>,
  { operation, request }: PublicCall,
  keyHash: string,
): Promise<string> {
  const kept = await transaction
    .selectFrom('call_key')
    .select(['operation', 'body_hash', 'outcome'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirstOrThrow();
  if (kept.operation === operation && kept.body_hash === hashOf(JSON.stringify(request))) return kept.outcome;
  throw keyReused();
}

function learnerOf(outcome: unknown): string | null {
  const named = typeof outcome === 'object' && outcome !== null && 'id' in outcome ? outcome.id : null;
  return typeof named === 'string' ? named : null;
}

function hashOf(text: string): string {
  return sha256(text);
}
