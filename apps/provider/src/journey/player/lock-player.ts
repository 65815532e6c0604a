import type { Transaction } from 'kysely';
import { accountDeactivated, sessionGone } from '../../kernel/errors.ts';
import { contentMark } from '../../content-import/import-content.ts';
import { isPostgres } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';
import type { Calm } from '../../domain/run/time-limit.ts';
import { contentOf, type PlayContent } from '../../play/play-content.ts';

/** A learner who plays, with the pack that is played. */
export interface Player {
  readonly learnerId: string;
  /** What the learner has chosen for the clock. */
  readonly calm: Calm;
  readonly content: PlayContent;
}

/** Lets one command of the learner run at a time until the transaction ends, as `lockLearner` does. */
export async function lockPlayer(transaction: Transaction<Database>, learnerId: string): Promise<Player> {
  return lockedPlayer(transaction, learnerId, await playerLock(transaction, learnerId).executeTakeFirst());
}

/**
 * Takes the lock, and reads with the same statement what every command of play goes by. Nothing else may be read here: what
 * another command of the learner writes is only seen once the lock is held.
 */
export function playerLock(transaction: Transaction<Database>, learnerId: string) {
  const query = transaction
    .selectFrom('learner')
    .select((eb) => ['calm', 'deactivated_at', contentMark(eb).as('mark')])
    .where('id', '=', learnerId);
  return isPostgres(transaction) ? query.forUpdate() : query;
}

interface LockedRow {
  readonly calm: string;
  readonly deactivated_at: number | null;
  readonly mark: string | null;
}

/** The player from the row of `playerLock`. Throws 401 when the account is gone or closed by now. */
export async function lockedPlayer(
  transaction: Transaction<Database>,
  learnerId: string,
  row: LockedRow | undefined,
): Promise<Player> {
  // The account may have been deleted or closed since the session was read.
  if (!row) throw sessionGone();
  if (row.deactivated_at !== null) throw accountDeactivated();
  // The column takes nothing else.
  const calm = row.calm as Calm;
  return { learnerId, calm, content: await contentOf(transaction, row.mark) };
}
