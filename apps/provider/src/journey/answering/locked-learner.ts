import type { Transaction } from 'kysely';
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

/**
 * Lets one command of the learner run at a time until the transaction ends. Throws 401 when the account is gone or closed by
 * now.
 */
export async function lockToPlay(
  transaction: Transaction<Database>,
  learnerId: string,
): Promise<LockedLearner> {
  return lockedLearner(transaction, learnerId, await lock(transaction, learnerId).execute());
}

/** A write of play, by a learner. */
export type PlayWrite = Write & { readonly learnerId: string };

/**
 * The same for a write, with what is kept of it. The two reads are one way to the database and back. Throws as
 * `keptResponse` does, too.
 */
export async function lockToWrite<Response>(
  transaction: Transaction<Database>,
  write: PlayWrite,
): Promise<{ readonly learner: LockedLearner; readonly kept: Kept<Response> | null }> {
  const { learnerId } = write;
  const [rows, kept] = await readTogether(
    transaction,
    lock(transaction, learnerId),
    keptRows(transaction, write),
  );
  const learner = await lockedLearner(transaction, learnerId, rows);
  return { learner, kept: keptOf<Response>(write, kept) };
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
