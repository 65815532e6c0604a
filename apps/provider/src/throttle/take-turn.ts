import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { joinTransaction } from '../database/join-transaction.ts';
import { isPostgres, type Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';

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
    const taken = [];
    for (const turn of inLockOrder(turns)) taken.push({ turn, times: await lockedTimes(transaction, turn) });
    const retryAfterMs = Math.max(0, ...taken.map(({ turn, times }) => waitOf(turn, times)));
    for (const { turn, times } of taken)
      await storeTimes(transaction, turn, retryAfterMs > 0 ? times : [...times, turn.now]);
    return { allowed: retryAfterMs === 0, retryAfterMs };
  });
}

/** Takes back a turn that shall not count, such as the one of a right password. */
export function giveBackTurns(executor: Executor, turns: readonly Turn[]): Promise<void> {
  return joinTransaction(executor, async (transaction) => {
    for (const turn of inLockOrder(turns)) {
      const times = await lockedTimes(transaction, turn);
      const last = times.lastIndexOf(turn.now);
      await storeTimes(
        transaction,
        turn,
        times.filter((_time, index) => index !== last),
      );
    }
  });
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

/** The times that still count; the row is there and nobody else changes it until the transaction ends. */
async function lockedTimes(transaction: Transaction<Database>, turn: Turn): Promise<number[]> {
  const { bucket, key, windowMs, now } = turn;
  await transaction
    .insertInto('throttle')
    .values({ bucket, key_hash: hashOf(key), turns: '[]', expires_at: now + windowMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const query = rowOf(transaction, turn);
  const row = await (isPostgres(transaction) ? query.forUpdate() : query).executeTakeFirst();
  return countingTimes(row?.turns, turn);
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
async function storeTimes(
  transaction: Transaction<Database>,
  { bucket, key, windowMs }: Turn,
  times: readonly number[],
): Promise<void> {
  const last = times.at(-1);
  const keyHash = hashOf(key);
  if (last === undefined) {
    await transaction
      .deleteFrom('throttle')
      .where('bucket', '=', bucket)
      .where('key_hash', '=', keyHash)
      .execute();
    return;
  }
  await transaction
    .updateTable('throttle')
    .set({ turns: JSON.stringify(times), expires_at: last + windowMs })
    .where('bucket', '=', bucket)
    .where('key_hash', '=', keyHash)
    .execute();
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
