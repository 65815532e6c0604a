import type { Compilable, Transaction } from 'kysely';
import { isPostgres } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';
import { statement } from '../../database/statement.ts';
import { readTogether } from '../../database/transaction.ts';
import type { Calm } from '../../domain/run/question-clock.ts';
import { type Kept, keptOf, keptRows, type Write } from '../../idempotency/kept-response.ts';
import { accountDeactivated, sessionGone } from '../../kernel/errors.ts';
import { contentMark, contentOf, type PlayContent } from '../../play/play-content.ts';

/** A learner whose lock the transaction holds, with the pack that is played. */
export interface LockedLearner {
  readonly learnerId: string;
  /** What the learner has chosen for the clock. */
  readonly calm: Calm;
  readonly content: PlayContent;
}

/** What was read with the lock. */
interface Locked<Row> {
  readonly learner: LockedLearner;
  /** Those of the read that went ahead. */
  readonly rows: readonly Row[] | undefined;
}

/**
 * Lets one command of the learner run at a time until the transaction ends. Throws 401 when the account is gone or closed by
 * now.
 *
 * @param ahead a read that is made with the lock, in one round trip; it sees what is stored once the lock is held
 */
export async function lockToPlay<Row>(
  transaction: Transaction<Database>,
  learnerId: string,
  ahead?: Compilable<Row>,
): Promise<Locked<Row>> {
  const locking = lock(transaction, learnerId);
  const [locked, rows] = ahead
    ? await readTogether(transaction, locking, ahead)
    : ([await locking.execute(), undefined] as const);
  return { learner: await lockedLearner(transaction, learnerId, locked), rows };
}

/** A write of play, by a learner. */
export type PlayWrite = Write & { readonly learnerId: string };

/** The same for a write, with what is kept of it, still in one round trip. Throws as `keptResponse` does, too. */
export async function lockToWrite<Response, Row = never>(
  transaction: Transaction<Database>,
  write: PlayWrite,
  ahead?: Compilable<Row>,
): Promise<Locked<Row> & { readonly kept: Kept<Response> | null }> {
  const { learnerId } = write;
  const reads = [lock(transaction, learnerId), keptRows(transaction, write)] as const;
  const [locked, kept, rows] = ahead
    ? await readTogether(transaction, ...reads, ahead)
    : ([...(await readTogether(transaction, ...reads)), undefined] as const);
  const learner = await lockedLearner(transaction, learnerId, locked);
  return { learner, kept: keptOf<Response>(write, kept), rows };
}

/**
 * Takes the lock, and reads with the same statement what every command of play goes by. Nothing else may be read here: what
 * another command of the learner writes is only seen once the lock is held.
 */
const lock = statement((executor, learnerId: string) => {
  const query = executor
    .selectFrom('learner')
    .select((eb) => ['calm', 'deactivated_at', contentMark(eb).as('mark')])
    .where('id', '=', learnerId);
  return isPostgres(executor) ? query.forUpdate() : query;
});

interface LearnerRow {
  readonly calm: string;
  readonly deactivated_at: number | null;
  readonly mark: string | null;
}

async function lockedLearner(
  transaction: Transaction<Database>,
  learnerId: string,
  [row]: readonly LearnerRow[],
): Promise<LockedLearner> {
  // The account may have been deleted or closed since the session was read.
  if (!row) throw sessionGone();
  if (row.deactivated_at !== null) throw accountDeactivated();
  // The column takes nothing else.
  const calm = row.calm as Calm;
  return { learnerId, calm, content: await contentOf(transaction, row.mark) };
}
