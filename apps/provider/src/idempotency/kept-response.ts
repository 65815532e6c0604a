import {
  sql,
  type Compilable,
  type RawBuilder,
  type Selectable,
  type SqlBool,
  type Transaction,
} from 'kysely';
import { isPostgres } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { statement } from '../database/statement.ts';
import { lockLearner, together } from '../database/transaction.ts';
import { invalid, type Refusal } from '../kernel/errors.ts';
import { sha256 } from '../kernel/sha256.ts';
import { day } from '../kernel/time.ts';

const keptMs = day;
/** The scope of callers without a session. Their keys are random, so nobody repeats the call of another one. */
const publicScope = 'public';

/** One write as it came. */
export interface Write {
  /** Whose key it is; null for a caller without a session. */
  readonly learnerId: string | null;
  /** The `Idempotency-Key`; of a write without one nothing is kept. */
  readonly key: string | null;
  readonly operation: string;
  /**
   * Everything that the client decided: path parameters, query and body. Without passwords and codes: a fast hash of those
   * must not be stored.
   */
  readonly request: unknown;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** What an earlier sending of the same write came to. */
export interface Kept<Response> {
  readonly response: Response;
}

/**
 * What is kept of this write from the last 24 hours; null when it is new. Until the transaction ends, one write of the
 * learner runs at a time; of callers without a session, one write with this key. Throws 422 `IDEMPOTENCY_KEY_REUSED` when the
 * key came with another request before.
 */
export async function keptResponse<Response>(
  transaction: Transaction<Database>,
  write: Write,
): Promise<Kept<Response> | null> {
  if (write.learnerId !== null) await lockLearner(transaction, write.learnerId);
  else await lockKey(transaction, write);
  return keptOf(write, await selectKept(transaction, keptPlace(write)).executeTakeFirst());
}

/** Where the response of a write is kept. */
export interface KeptPlace {
  readonly scope: string;
  readonly key: string;
  /** Epoch milliseconds; what was kept earlier no longer counts. */
  readonly after: number;
}

/** Where that of this write is; of a write without a key nothing is kept, and no key is empty. */
export function keptPlace(write: Write): KeptPlace {
  return { scope: scopeOf(write), key: storedKey(write) ?? '', after: write.now - keptMs };
}

const selectKept = statement((executor, place: KeptPlace) =>
  executor.selectFrom('kept_response').select(keptColumns).where(isKeptAt(place)),
);

/** The columns of `KeptRow`. */
export const keptColumns = ['operation', 'body_hash', 'response'] as const;

/** Finds the row that is kept there, if there is one; also as a part of another query. */
export function isKeptAt({ scope, key, after }: KeptPlace): RawBuilder<SqlBool> {
  return sql`scope = ${scope} and key = ${key} and created_at > ${after}`;
}

export interface KeptRow {
  readonly operation: string;
  readonly body_hash: string;
  readonly response: string;
}

/** What the row says of the write. Throws as `keptResponse` does. */
export function keptOf<Response>(write: Write, row: KeptRow | undefined): Kept<Response> | null {
  if (!row) return null;
  if (row.operation !== write.operation || row.body_hash !== hashOf(write.request)) throw keyReused();
  // The same operation kept it for the same request, so it has the same shape.
  return { response: JSON.parse(row.response) as Response };
}

/**
 * Keeps the response, which must hold no secret, for a repetition of the write. A write that throws later keeps nothing.
 * That of a caller without a session goes with the learner whom it names by its `id`.
 */
export function keepResponse(
  transaction: Transaction<Database>,
  write: Write,
  response: unknown,
): Promise<void> {
  return together(transaction, keeping(transaction, write, response));
}

/** The same as statements, for a caller that runs them with others. */
export function keeping(
  transaction: Transaction<Database>,
  write: Write,
  response: unknown,
): readonly Compilable[] {
  const key = storedKey(write);
  if (key === null) return [];
  const kept = {
    learner_id: write.learnerId ?? learnerIn(response),
    operation: write.operation,
    body_hash: hashOf(write.request),
    response: JSON.stringify(response),
    created_at: write.now,
  };
  return [upsertKept(transaction, scopeOf(write), key, kept)];
}

/** One that is older than 24 hours may still be there. */
const upsertKept = statement(
  (
    executor,
    scope: string,
    key: string,
    kept: Omit<Selectable<Database['kept_response']>, 'scope' | 'key'>,
  ) =>
    executor
      .insertInto('kept_response')
      .values({ scope, key, ...kept })
      .onConflict((conflict) => conflict.columns(['scope', 'key']).doUpdateSet(kept)),
);

/** SQLite needs nothing: its transactions exclude each other already. */
async function lockKey(transaction: Transaction<Database>, write: Write): Promise<void> {
  const key = storedKey(write);
  if (key === null || !isPostgres(transaction)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}

function scopeOf({ learnerId }: Write): string {
  return learnerId ?? publicScope;
}

/** A key that belongs to nobody is stored hashed. */
function storedKey({ learnerId, key }: Write): string | null {
  return key === null || learnerId !== null ? key : sha256(key);
}

function learnerIn(response: unknown): string | null {
  const id = typeof response === 'object' && response !== null && 'id' in response ? response.id : null;
  return typeof id === 'string' ? id : null;
}

function hashOf(request: unknown): string {
  return sha256(JSON.stringify(request));
}

function keyReused(): Refusal {
  return invalid(
    { 'Idempotency-Key': ['was used for another request'] },
    'IDEMPOTENCY_KEY_REUSED',
    'This key was used for another request.',
  );
}
