import type { Transaction } from 'kysely';
import { joinTransaction } from '../database/join-transaction.ts';
import type { Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { sha256 } from '../kernel/sha256.ts';

/** One use of something limited: `key` (an e-mail, an address, a learner) may have `limit` in any span of `windowMs`. */
export interface Turn {
  readonly bucket: string;
  /** Stored hashed. */
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

export interface TurnAnswer {
  readonly allowed: boolean;
  /** Milliseconds until the next turn is allowed; 0 when this one is. */
  readonly retryAfterMs: number;
}

/**
 * Counts a turn in the database, so that all processes agree to the one; a refused turn is not counted. Beside a
 * transaction it opens its own; inside one it counts only if that commits.
 */
export function takeTurn(executor: Executor, turn: Turn): Promise<TurnAnswer> {
  return takeTurns(executor, [turn]);
}

/** Counts all of the turns when each is allowed, else none; then says for the longest wait among them. */
export function takeTurns(executor: Executor, turns: readonly Turn[]): Promise<TurnAnswer> {
  return joinTransaction(executor, async (transaction) => {
    const taken = await lockedTimes(transaction, turns);
    const retryAfterMs = Math.max(0, ...taken.map(({ turn, times }) => waitOf(turn, times)));
    const counted = taken.map(({ turn, times }) => ({ turn, times: [...times, turn.now] }));
    await storeTimes(transaction, retryAfterMs > 0 ? taken : counted);
    return { allowed: retryAfterMs === 0, retryAfterMs };
  });
}

/** Takes back turns that shall not count, such as those of a right password. */
export function giveBackTurns(executor: Executor, turns: readonly Turn[]): Promise<void> {
  return joinTransaction(executor, async (transaction) => {
    const taken = await lockedTimes(transaction, turns);
    await storeTimes(transaction, taken.map(withoutOne));
  });
}

function withoutOne({ turn, times }: TakenTurns): TakenTurns {
  const last = times.lastIndexOf(turn.now);
  return { turn, times: times.filter((_time, index) => index !== last) };
}

/** How many turns the key has used in the span that ends now. */
export async function usedTurns(executor: Executor, turn: Turn): Promise<number> {
  const row = await rowOf(executor, turn).executeTakeFirst();
  return countingTimes(row?.turns, turn).length;
}

/** Everybody locks in the same order, so that nobody waits in a ring. */
function inLockOrder(turns: readonly Turn[]): Turn[] {
  const name = ({ bucket, key }: Turn) => `${bucket} ${hashOf(key)}`;
  return [...turns].sort((a, b) => (name(a) < name(b) ? -1 : 1));
}

/** The turns that one key has taken. */
interface TakenTurns {
  readonly turn: Turn;
  /** Those that still count, in epoch milliseconds. */
  readonly times: readonly number[];
}

/** The times that still count; the rows are there and nobody else changes them until the transaction ends. */
async function lockedTimes(
  transaction: Transaction<Database>,
  turns: readonly Turn[],
): Promise<TakenTurns[]> {
  const ordered = inLockOrder(turns);
  if (ordered.length === 0) return [];
  const rows = await transaction
    .insertInto('throttle')
    .values(ordered.map((turn) => ({ ...rowKey(turn), turns: '[]', expires_at: turn.now + turn.windowMs })))
    // Changes nothing, but locks a row that is there, and gives it.
    .onConflict((conflict) =>
      conflict
        .columns(['bucket', 'key_hash'])
        .doUpdateSet((row) => ({ expires_at: row.ref('throttle.expires_at') })),
    )
    .returning(['bucket', 'key_hash', 'turns'])
    .execute();
  return ordered.map((turn) => {
    const { bucket, key_hash: hash } = rowKey(turn);
    const row = rows.find((one) => one.bucket === bucket && one.key_hash === hash);
    return { turn, times: countingTimes(row?.turns, turn) };
  });
}

function rowKey({ bucket, key }: Turn) {
  return { bucket, key_hash: hashOf(key) };
}

function rowOf(executor: Executor, { bucket, key }: Turn) {
  return executor
    .selectFrom('throttle')
    .select('turns')
    .where('bucket', '=', bucket)
    .where('key_hash', '=', hashOf(key));
}

function countingTimes(turns: string | undefined, { now, windowMs }: Turn): number[] {
  // Written by `storeTimes` only.
  const times = JSON.parse(turns ?? '[]') as number[];
  return times.filter((time) => time > now - windowMs);
}

function waitOf({ limit, windowMs, now }: Turn, times: readonly number[]): number {
  const blocking = times[times.length - limit];
  return blocking === undefined ? 0 : Math.max(1, blocking + windowMs - now);
}

/** A row without turns says nothing and goes: refused callers leave nothing behind. */
async function storeTimes(transaction: Transaction<Database>, taken: readonly TakenTurns[]): Promise<void> {
  const kept = taken.filter(({ times }) => times.length > 0);
  const empty = taken.filter(({ times }) => times.length === 0);
  if (kept.length > 0)
    await transaction
      .insertInto('throttle')
      .values(kept.map(storedRow))
      .onConflict((conflict) =>
        conflict.columns(['bucket', 'key_hash']).doUpdateSet((row) => ({
          turns: row.ref('excluded.turns'),
          expires_at: row.ref('excluded.expires_at'),
        })),
      )
      .execute();
  if (empty.length > 0)
    await transaction
      .deleteFrom('throttle')
      .where((row) => row.or(empty.map(({ turn }) => row.and(rowKey(turn)))))
      .execute();
}

function storedRow({ turn, times }: TakenTurns) {
  const last = times.at(-1) ?? turn.now;
  return { ...rowKey(turn), turns: JSON.stringify(times), expires_at: last + turn.windowMs };
}

function hashOf(key: string): string {
  return sha256(key);
}
