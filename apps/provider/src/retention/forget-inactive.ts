import type { Kysely, Transaction } from 'kysely';
import { deleteLearner } from '../auth/account/delete-account.ts';
import type { Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction, lockLearner } from '../database/transaction.ts';

const learnersAtOnce = 50;

/** Rounds in a row, an hour apart, that must find an account idle: a clock that is wrong for a while deletes none. */
const idleRounds = 24;

/**
 * Deletes accounts without use since `before` (epoch milliseconds) in 24 rounds in a row, each in its own transaction, and
 * returns their number. Keeps demo learners. An aborted `stop` ends it after the current learner.
 */
export async function forgetInactive(
  database: Kysely<Database>,
  before: number,
  stop?: AbortSignal,
): Promise<number> {
  await countIdleRounds(database, before);
  let forgotten = 0;
  for (;;) {
    const idle = await idleLearners(database, before);
    for (const id of idle) {
      if (stop?.aborted) return forgotten;
      if (await inTransaction(database, (transaction) => forget(transaction, id, before))) forgotten += 1;
    }
    if (idle.length < learnersAtOnce) return forgotten;
  }
}

async function countIdleRounds(database: Kysely<Database>, before: number): Promise<void> {
  const idle = idleRows(database, before);
  await database
    .updateTable('learner')
    .set({ idle_rounds: 0 })
    .where('idle_rounds', '>', 0)
    .where('id', 'not in', idle)
    .execute();
  await database
    .updateTable('learner')
    .set((row) => ({ idle_rounds: row('idle_rounds', '+', 1) }))
    .where('id', 'in', idle)
    .execute();
}

/** Restarts the count, because the clock has jumped and idle times are in doubt. */
export async function doubtIdleTimes(database: Kysely<Database>): Promise<void> {
  await database.updateTable('learner').set({ idle_rounds: 0 }).where('idle_rounds', '>', 0).execute();
}

/** Rechecks under the lock, because the learner may have returned. Returns whether it deleted the account. */
async function forget(transaction: Transaction<Database>, id: string, before: number): Promise<boolean> {
  await lockLearner(transaction, id);
  const idle = await dueRows(transaction, before).where('id', '=', id).executeTakeFirst();
  return idle !== undefined && deleteLearner(transaction, id);
}

async function idleLearners(database: Kysely<Database>, before: number): Promise<string[]> {
  const rows = await dueRows(database, before).limit(learnersAtOnce).execute();
  return rows.map(({ id }) => id);
}

function dueRows(executor: Executor, before: number) {
  return idleRows(executor, before).where('idle_rounds', '>=', idleRounds);
}

function idleRows(executor: Executor, before: number) {
  return executor
    .selectFrom('learner')
    .select('id')
    .where('demo', '=', 0)
    .where((row) =>
      row.or([
        row('last_seen_at', '<=', before),
        row.and([row('last_seen_at', 'is', null), row('joined_at', '<=', before)]),
      ]),
    );
}
