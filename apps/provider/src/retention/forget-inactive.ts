import type { Kysely, Transaction } from 'kysely';
import { deleteLearner } from '../auth/account/delete-account.ts';
import type { Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction, lockLearner } from '../database/transaction.ts';

const learnersAtOnce = 50;

/**
 * Deletes accounts without use since `before` (epoch milliseconds), each in its own transaction, and returns
 * their number. Keeps demo learners. An aborted `stop` ends it after the current learner.
 */
export async function forgetInactive(
  database: Kysely<Database>,
  before: number,
  stop?: AbortSignal,
): Promise<number> {
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

/** Rechecks under the lock, because the learner may have returned. Returns whether it deleted the account. */
async function forget(transaction: Transaction<Database>, id: string, before: number): Promise<boolean> {
  await lockLearner(transaction, id);
  const idle = await idleRows(transaction, before).where('id', '=', id).executeTakeFirst();
  return idle !== undefined && deleteLearner(transaction, id);
}

async function idleLearners(database: Kysely<Database>, before: number): Promise<string[]> {
  const rows = await idleRows(database, before).limit(learnersAtOnce).execute();
  return rows.map(({ id }) => id);
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
