import { sql, type Transaction } from 'kysely';
import { contentVersion, contentOf, type PlayContent } from '../../content/pack-cache.ts';
import { type Executor, jsonList } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';
import { type BoundStatement, statement } from '../../database/statement.ts';
import { lockLearner } from '../../database/transaction.ts';
import type { Calm } from '../../domain/run/question-clock.ts';
import {
  hasResponseKey,
  type StoredResponse,
  storedColumns,
  parseStored,
  type ResponseKey,
  responseKeyOf,
  type StoredRow,
  type Write,
} from '../../idempotency/stored-response.ts';
import { accountDeactivated, sessionGone } from '../../kernel/errors.ts';

/** A learner whose lock the transaction holds, with the pack that is played. */
export interface LockedLearner {
  readonly learnerId: string;
  /** What the learner has chosen for the clock. */
  readonly calm: Calm;
  readonly content: PlayContent;
}

/** A write of play, by a learner. */
type PlayWrite = Write & { readonly learnerId: string };

/** Which learner plays, and for a write where its response is kept. */
export interface Player {
  readonly learnerId: string;
  readonly kept?: ResponseKey;
}

/** The player of a write. */
export function playerOf(write: PlayWrite): Required<Player> {
  return { learnerId: write.learnerId, kept: responseKeyOf(write) };
}

/** What every command of play goes by. */
export interface LockedRow {
  readonly calm: string;
  readonly deactivated_at: number | null;
  readonly mark: string | null;
  /** As JSON. */
  readonly kept: string;
}

/** The query for it, to which a command can add what it reads itself: with the lock held, one statement gives all. */
export function lockedRow(executor: Executor, { learnerId, kept }: Player) {
  return executor
    .selectFrom('learner')
    .select((eb) => ['calm', 'deactivated_at', contentVersion(eb).as('mark')])
    .select((eb) => {
      if (!kept) return sql<string>`'[]'`.as('kept');
      const rows = eb.selectFrom('kept_response').select(storedColumns).where(hasResponseKey(kept));
      return jsonList(executor, rows).as('kept');
    })
    .where('learner.id', '=', learnerId);
}

const selectLocked = statement(lockedRow);

/** What was read with the lock. */
interface Locked<Row> {
  readonly learner: LockedLearner;
  readonly row: Row;
}

/**
 * Lets one command of the learner run at a time until the transaction ends. Throws 401 when the account is gone or closed by
 * now.
 */
export function lockToPlay(
  transaction: Transaction<Database>,
  learnerId: string,
): Promise<Locked<LockedRow>> {
  return lockAndRead(transaction, learnerId, selectLocked(transaction, { learnerId }));
}

/** Locks the learner for a write and gives what is kept of it. Throws as `lockToPlay` and `readStoredResponse` do. */
export async function lockToWrite<Response>(
  transaction: Transaction<Database>,
  write: PlayWrite,
): Promise<Locked<LockedRow> & { readonly kept: StoredResponse<Response> | null }> {
  const locked = await lockAndRead(transaction, write.learnerId, selectLocked(transaction, playerOf(write)));
  return { ...locked, kept: keptIn<Response>(write, locked.row) };
}

/** Locks the learner, with a statement that reads more than `lockedRow`. Throws as `lockToPlay` does. */
export async function lockAndRead<Row extends LockedRow>(
  transaction: Transaction<Database>,
  learnerId: string,
  read: BoundStatement<Row>,
): Promise<Locked<Row>> {
  await lockLearner(transaction, learnerId);
  const row = await read.executeTakeFirst();
  // The account may have been deleted or closed since the session was read.
  if (!row) throw sessionGone();
  if (row.deactivated_at !== null) throw accountDeactivated();
  // The column takes nothing else.
  const calm = row.calm as Calm;
  return { learner: { learnerId, calm, content: await contentOf(transaction, row.mark) }, row };
}

/** What is kept of the write, by the row that was read for it. Throws as `readStoredResponse` does. */
export function keptIn<Response>(write: PlayWrite, { kept }: LockedRow): StoredResponse<Response> | null {
  const [row] = JSON.parse(kept) as StoredRow[];
  return parseStored<Response>(write, row);
}
