import type { Selectable, Transaction } from 'kysely';
import { inTransaction } from '../database/transaction.ts';
import type { Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { statement } from '../database/statement.ts';
import type { Limit } from './limits.ts';
import { sha256 } from '../kernel/sha256.ts';
import { widerNetworkKey } from './ip-key.ts';

/**
 * A call under a rate limit: `key` (an email, an IP address, a learner) has `limit` hits in any window of
 * `windowMs`. A key that ends with an IPv6 network also counts for the /48 around it.
 */
export interface Hit {
  readonly bucket: string;
  /** Stored as a hash. */
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

export interface HitResult {
  readonly allowed: boolean;
  /** Milliseconds until the next allowed hit; 0 for an allowed hit. */
  readonly retryAfterMs: number;
}

/**
 * Counts an allowed hit in the database, shared by all processes. Opens a transaction unless the executor is
 * one; the hit then counts only after its commit.
 */
export function countHit(executor: Executor, hit: Hit): Promise<HitResult> {
  return countHits(executor, [hit]);
}

/** Counts all hits if each is allowed, otherwise none; `retryAfterMs` is the longest wait. */
export function countHits(executor: Executor, hits: readonly Hit[]): Promise<HitResult> {
  return inTransaction(executor, async (transaction) => {
    const taken = await lockedTimes(transaction, hits);
    const retryAfterMs = Math.max(0, ...taken.map(({ hit, times }) => waitOf(hit, times)));
    const counted = taken.map(({ hit, times }) => ({ hit, times: [...times, hit.now] }));
    await storeTimes(transaction, retryAfterMs > 0 ? taken : counted);
    return { allowed: retryAfterMs === 0, retryAfterMs };
  });
}

/** Removes counted hits, for example after a right password. */
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

/** Removes all hits of the key. */
export async function forgetHits(executor: Executor, { bucket }: Limit, key: string): Promise<void> {
  await deleteRows(executor, [rowKey({ bucket, key })]).execute();
}

/** Number of hits of the key in the current window. */
export async function countedHits(executor: Executor, hit: Hit): Promise<number> {
  const row = await selectRow(executor, rowKey(hit)).executeTakeFirst();
  return countingTimes(row?.turns, hit).length;
}

/** An IPv6 caller can own the 65,536 networks of a /48, which together get ten times the limit. */
const networksOfCaller = 10;

function withWiderNetwork(hit: Hit): Hit[] {
  const key = widerNetworkKey(hit.key);
  return key === null ? [hit] : [hit, { ...hit, key, limit: hit.limit * networksOfCaller }];
}

/** A common lock order prevents deadlocks. */
function inLockOrder(hits: readonly Hit[]): Hit[] {
  const name = ({ bucket, key }: Hit) => `${bucket} ${hashOf(key)}`;
  return [...hits].sort((a, b) => (name(a) < name(b) ? -1 : 1));
}

interface KeyHits {
  readonly hit: Hit;
  /** Hit times within the window, in epoch milliseconds. */
  readonly times: readonly number[];
}

/** Hit times within the window; inserts missing rows and locks all until the end of the transaction. */
async function lockedTimes(transaction: Transaction<Database>, hits: readonly Hit[]): Promise<KeyHits[]> {
  const ordered = inLockOrder(hits.flatMap(withWiderNetwork));
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
    // A no-op update that locks and returns an existing row.
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
  // Safe cast: only `storeTimes` writes the column.
  const times = JSON.parse(stored ?? '[]') as number[];
  return times.filter((time) => time > now - windowMs);
}

function waitOf({ limit, windowMs, now }: Hit, times: readonly number[]): number {
  const blocking = times[times.length - limit];
  return blocking === undefined ? 0 : Math.max(1, blocking + windowMs - now);
}

/** Deletes rows without hits, so that refused callers occupy no storage. */
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
