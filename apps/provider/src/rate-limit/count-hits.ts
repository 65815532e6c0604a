import type { Selectable, Transaction } from 'kysely';
import { inTransaction } from '../database/transaction.ts';
import type { Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { statement } from '../database/statement.ts';
import type { Limit } from './limits.ts';
import { sha256 } from '../kernel/sha256.ts';

/** One call under a rate limit: `key` (an e-mail, an IP, a learner) has `limit` hits in any span of `windowMs`. */
export interface Hit {
  readonly bucket: string;
  /** Stored hashed. */
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

export interface HitResult {
  readonly allowed: boolean;
  /** Milliseconds until the next hit is allowed; 0 when this one is. */
  readonly retryAfterMs: number;
}

/**
 * Counts a hit in the database, so that all processes share one count; a refused hit is not counted. Outside a
 * transaction it opens its own; inside one the hit counts only if that commits.
 */
export function countHit(executor: Executor, hit: Hit): Promise<HitResult> {
  return countHits(executor, [hit]);
}

/** Counts all hits when each is allowed, else none; `retryAfterMs` is then the longest wait among them. */
export function countHits(executor: Executor, hits: readonly Hit[]): Promise<HitResult> {
  return inTransaction(executor, async (transaction) => {
    const taken = await lockedTimes(transaction, hits);
    const retryAfterMs = Math.max(0, ...taken.map(({ hit, times }) => waitOf(hit, times)));
    const counted = taken.map(({ hit, times }) => ({ hit, times: [...times, hit.now] }));
    await storeTimes(transaction, retryAfterMs > 0 ? taken : counted);
    return { allowed: retryAfterMs === 0, retryAfterMs };
  });
}

/** Removes counted hits, such as the hits of a right password. */
export function takeBackHits(executor: Executor, hits: readonly Hit[]): Promise<void> {
  return inTransaction(executor, async (transaction) => {
    const taken = await lockedTimes(transaction, hits);
    await storeTimes(transaction, taken.map(withoutOne));
  });
}

function withoutOne({ hit, times }: KeyHits): KeyHits {
  const last = times.lastIndexOf(hit.now);
  return { hit, times: times.filter((_time, index) => index !== last) };
}

/** Forgets every hit of the key. */
export async function forgetHits(executor: Executor, { bucket }: Limit, key: string): Promise<void> {
  await deleteRows(executor, [rowKey({ bucket, key })]).execute();
}

/** The number of hits of the key in the span that ends now. */
export async function countedHits(executor: Executor, hit: Hit): Promise<number> {
  const row = await selectRow(executor, rowKey(hit)).executeTakeFirst();
  return countingTimes(row?.turns, hit).length;
}

/** One order of locking for all callers prevents deadlocks. */
function inLockOrder(hits: readonly Hit[]): Hit[] {
  const name = ({ bucket, key }: Hit) => `${bucket} ${hashOf(key)}`;
  return [...hits].sort((a, b) => (name(a) < name(b) ? -1 : 1));
}

/** The hits of one key. */
interface KeyHits {
  readonly hit: Hit;
  /** Times within the window, in epoch milliseconds. */
  readonly times: readonly number[];
}

/** Times within the window. Their rows exist and stay locked until the transaction ends. */
async function lockedTimes(transaction: Transaction<Database>, hits: readonly Hit[]): Promise<KeyHits[]> {
  const ordered = inLockOrder(hits);
  if (ordered.length === 0) return [];
  const empty = ordered.map((hit) => ({ ...rowKey(hit), turns: '[]', expires_at: hit.now + hit.windowMs }));
  const rows = await lockRows(transaction, empty).execute();
  return ordered.map((hit) => {
    const { bucket, key_hash: hash } = rowKey(hit);
    const row = rows.find((one) => one.bucket === bucket && one.key_hash === hash);
    return { hit, times: countingTimes(row?.turns, hit) };
  });
}

const lockRows = statement((executor, rows: readonly HitRow[]) =>
  executor
    .insertInto('throttle')
    .values(rows)
    // Changes nothing: locks and returns a row that exists.
    .onConflict((conflict) =>
      conflict
        .columns(['bucket', 'key_hash'])
        .doUpdateSet((row) => ({ expires_at: row.ref('throttle.expires_at') })),
    )
    .returning(['bucket', 'key_hash', 'turns']),
);

type HitRow = Selectable<Database['throttle']>;
type RowKey = Pick<HitRow, 'bucket' | 'key_hash'>;

function rowKey({ bucket, key }: Pick<Hit, 'bucket' | 'key'>): RowKey {
  return { bucket, key_hash: hashOf(key) };
}

const selectRow = statement((executor, { bucket, key_hash: hash }: RowKey) =>
  executor.selectFrom('throttle').select('turns').where('bucket', '=', bucket).where('key_hash', '=', hash),
);

function countingTimes(stored: string | undefined, { now, windowMs }: Hit): number[] {
  // Written by `storeTimes` only.
  const times = JSON.parse(stored ?? '[]') as number[];
  return times.filter((time) => time > now - windowMs);
}

function waitOf({ limit, windowMs, now }: Hit, times: readonly number[]): number {
  const blocking = times[times.length - limit];
  return blocking === undefined ? 0 : Math.max(1, blocking + windowMs - now);
}

/** Rows without hits are deleted: refused callers leave nothing behind. */
async function storeTimes(transaction: Transaction<Database>, taken: readonly KeyHits[]): Promise<void> {
  const full = taken.filter(({ times }) => times.length > 0);
  const empty = taken.filter(({ times }) => times.length === 0);
  if (full.length > 0) await upsertRows(transaction, full.map(storedRow)).execute();
  if (empty.length > 0)
    await deleteRows(
      transaction,
      empty.map(({ hit }) => rowKey(hit)),
    ).execute();
}

const upsertRows = statement((executor, rows: readonly HitRow[]) =>
  executor
    .insertInto('throttle')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'key_hash']).doUpdateSet((row) => ({
        turns: row.ref('excluded.turns'),
        expires_at: row.ref('excluded.expires_at'),
      })),
    ),
);

const deleteRows = statement((executor, keys: readonly RowKey[]) =>
  executor.deleteFrom('throttle').where((row) => row.or(keys.map((key) => row.and({ ...key })))),
);

function storedRow({ hit, times }: KeyHits) {
  const last = times.at(-1) ?? hit.now;
  return { ...rowKey(hit), turns: JSON.stringify(times), expires_at: last + hit.windowMs };
}

function hashOf(key: string): string {
  return sha256(key);
}
