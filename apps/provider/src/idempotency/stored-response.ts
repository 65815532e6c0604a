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

const storedMs = day;
/** Scope of anonymous callers. Their keys are random, so two callers never share one. */
const publicScope = 'public';

/** A write as requested. */
export interface Write {
  /** Owner of the key; null for anonymous callers. */
  readonly learnerId: string | null;
  /** The `Idempotency-Key`; null stores nothing. */
  readonly key: string | null;
  readonly operation: string;
  /**
   * Client input: path parameters, query and body. Excludes passwords and codes, because their fast hash must not be
   * stored.
   */
  readonly request: unknown;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The result of an earlier attempt of the same write. */
export interface StoredResponse<Response> {
  readonly response: Response;
}

/**
 * The stored response of this write (24 h), or null for a new write. Serializes the learner's writes until the transaction
 * ends; for anonymous callers, the writes with this key. Throws 422 `IDEMPOTENCY_KEY_REUSED` when the key was used for another
 * request.
 */
export async function readStoredResponse<Response>(
  transaction: Transaction<Database>,
  write: Write,
): Promise<StoredResponse<Response> | null> {
  if (write.learnerId !== null) await lockLearner(transaction, write.learnerId);
  else await lockKey(transaction, write);
  return parseStored(write, await selectStored(transaction, responseKeyOf(write)).executeTakeFirst());
}

/** Identifies the stored response of a write. */
export interface ResponseKey {
  readonly scope: string;
  readonly key: string;
  /** Epoch milliseconds; earlier responses have expired. */
  readonly after: number;
}

/** The key of this write's response. A write without an `Idempotency-Key` gets the empty key, which matches no row. */
export function responseKeyOf(write: Write): ResponseKey {
  return { scope: scopeOf(write), key: storedKey(write) ?? '', after: write.now - storedMs };
}

const selectStored = statement((executor, key: ResponseKey) =>
  executor.selectFrom('kept_response').select(storedColumns).where(hasResponseKey(key)),
);

/** The columns of `StoredRow`. */
export const storedColumns = ['operation', 'body_hash', 'response'] as const;

/** SQL condition for the row with this key; queries of other tables embed it too. */
export function hasResponseKey({ scope, key, after }: ResponseKey): RawBuilder<SqlBool> {
  return sql`scope = ${scope} and key = ${key} and created_at > ${after}`;
}

export interface StoredRow {
  readonly operation: string;
  readonly body_hash: string;
  readonly response: string;
}

/** The stored response in this row, if any. Throws like `readStoredResponse`. */
export function parseStored<Response>(
  write: Write,
  row: StoredRow | undefined,
): StoredResponse<Response> | null {
  if (!row) return null;
  if (row.operation !== write.operation || row.body_hash !== hashOf(write)) throw keyReused();
  // Safe cast: the same operation stored it for the same request.
  return { response: JSON.parse(row.response) as Response };
}

/**
 * Stores the response for retries of the write; it must not contain secrets. A write that throws later stores nothing. An
 * anonymous caller's row is deleted with the learner named in `id`.
 */
export function storeResponse(
  transaction: Transaction<Database>,
  write: Write,
  response: unknown,
): Promise<void> {
  return together(transaction, storeStatements(transaction, write, response));
}

/** Like `storeResponse()`, but returns the statements for batching. */
export function storeStatements(
  transaction: Transaction<Database>,
  write: Write,
  response: unknown,
): readonly Compilable[] {
  const key = storedKey(write);
  if (key === null) return [];
  const row = {
    learner_id: write.learnerId ?? learnerIn(response),
    operation: write.operation,
    body_hash: hashOf(write),
    response: JSON.stringify(response),
    created_at: write.now,
  };
  return [upsertStored(transaction, scopeOf(write), key, row)];
}

/** Overwrites an expired row. */
const upsertStored = statement(
  (executor, scope: string, key: string, row: Omit<Selectable<Database['kept_response']>, 'scope' | 'key'>) =>
    executor
      .insertInto('kept_response')
      .values({ scope, key, ...row })
      .onConflict((conflict) => conflict.columns(['scope', 'key']).doUpdateSet(row)),
);

/** SQLite needs no lock: its write transactions are serialized. */
async function lockKey(transaction: Transaction<Database>, write: Write): Promise<void> {
  const key = storedKey(write);
  if (key === null || !isPostgres(transaction)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}

function scopeOf({ learnerId }: Write): string {
  return learnerId ?? publicScope;
}

/** Keys of anonymous callers are stored hashed. */
function storedKey({ learnerId, key }: Write): string | null {
  return key === null || learnerId !== null ? key : sha256(key);
}

function learnerIn(response: unknown): string | null {
  const id = typeof response === 'object' && response !== null && 'id' in response ? response.id : null;
  return typeof id === 'string' ? id : null;
}

/** Includes an anonymous caller's key, which is stored hashed: the hash must not reveal an email in the request. */
function hashOf({ learnerId, key, request }: Write): string {
  const text = JSON.stringify(request);
  return sha256(learnerId === null ? `${key} ${text}` : text);
}

function keyReused(): Refusal {
  return invalid(
    { 'Idempotency-Key': ['was used for another request'] },
    'IDEMPOTENCY_KEY_REUSED',
    'This key was used for another request.',
  );
}
