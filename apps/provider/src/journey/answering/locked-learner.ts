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

/** A learner locked by the transaction, with the current pack. */
export interface LockedLearner {
  readonly learnerId: string;
  /** The learner's clock setting. */
  readonly calm: Calm;
  /** IANA time zone; null before the app has reported it. */
  readonly timeZone: string | null;
  /** Last day with an answer. */
  readonly lastDay: string | null;
  readonly content: PlayContent;
}

type PlayWrite = Write & { readonly learnerId: string };

/** The playing learner, and for a write the key of its stored response. */
export interface Player {
  readonly learnerId: string;
  readonly responseKey?: ResponseKey;
}

export function playerOf(write: PlayWrite): Required<Player> {
  return { learnerId: write.learnerId, responseKey: responseKeyOf(write) };
}

/** Columns read with the learner's lock. */
export interface LockedRow {
  readonly calm: string;
  readonly time_zone: string | null;
  readonly last_day: string | null;
  readonly deactivated_at: number | null;
  readonly content_version: string | null;
  /** The write's stored response, as a JSON list with at most one row. */
  readonly stored_responses: string;
}

/** Base query of a play command; extend it to read everything in one statement under the lock. */
export function lockedRow(executor: Executor, { learnerId, responseKey }: Player) {
  return executor
    .selectFrom('learner')
    .select((eb) => ['calm', 'time_zone', 'deactivated_at', contentVersion(eb).as('content_version')])
    .select((eb) =>
      eb
        .selectFrom('camp_day')
        .select(({ fn }) => fn.max<string | null>('day').as('last'))
        .whereRef('camp_day.learner_id', '=', 'learner.id')
        .where('answered', '=', 1)
        .as('last_day'),
    )
    .select((eb) => {
      if (!responseKey) return sql<string>`'[]'`.as('stored_responses');
      const rows = eb.selectFrom('kept_response').select(storedColumns).where(hasResponseKey(responseKey));
      return jsonList(executor, rows).as('stored_responses');
    })
    .where('learner.id', '=', learnerId);
}

const selectLocked = statement(lockedRow);

interface Locked<Row> {
  readonly learner: LockedLearner;
  readonly row: Row;
}

/** Serializes the learner's commands until the transaction ends. Throws 401 for a deleted or deactivated account. */
export function lockToPlay(
  transaction: Transaction<Database>,
  learnerId: string,
): Promise<Locked<LockedRow>> {
  return lockAndRead(transaction, learnerId, selectLocked(transaction, { learnerId }));
}

/** Locks the learner for a write and reads its stored response. Throws like `lockToPlay` and `readStoredResponse`. */
export async function lockToWrite<Response>(
  transaction: Transaction<Database>,
  write: PlayWrite,
): Promise<Locked<LockedRow> & { readonly stored: StoredResponse<Response> | null }> {
  const locked = await lockAndRead(transaction, write.learnerId, selectLocked(transaction, playerOf(write)));
  return { ...locked, stored: readStored<Response>(write, locked.row) };
}

/** Locks the learner with an extended `lockedRow` statement. Throws like `lockToPlay`. */
export async function lockAndRead<Row extends LockedRow>(
  transaction: Transaction<Database>,
  learnerId: string,
  read: BoundStatement<Row>,
): Promise<Locked<Row>> {
  await lockLearner(transaction, learnerId);
  const row = await read.executeTakeFirst();
  // The account may have been deleted or deactivated since the session was read.
  if (!row) throw sessionGone();
  if (row.deactivated_at !== null) throw accountDeactivated();
  // Safe cast: a CHECK constraint guarantees the value.
  const calm = row.calm as Calm;
  const content = await contentOf(transaction, row.content_version);
  return { learner: { learnerId, calm, timeZone: row.time_zone, lastDay: row.last_day, content }, row };
}

/** The stored response in this row, if any. Throws like `readStoredResponse`. */
export function readStored<Response>(
  write: PlayWrite,
  { stored_responses: stored }: LockedRow,
): StoredResponse<Response> | null {
  const [row] = JSON.parse(stored) as StoredRow[];
  return parseStored<Response>(write, row);
}
