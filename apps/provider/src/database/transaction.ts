import { type Compilable, type Kysely, Transaction } from 'kysely';
import { isPostgres, type Executor } from './executor.ts';
import { PostgresConnection } from './postgres-connection.ts';
import type { Database } from './schema.ts';
import { statement } from './statement.ts';
import { guard } from './transaction-guard.ts';

const attempts = 4;
const retryable = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction and gives its result. On PostgreSQL a deadlock or serialization failure runs the work
 * again, so it must have no effect outside the transaction. Await nothing slow in it: one connection serves all. In tests it throws
 * when the work uses the database itself. A caller that is in a transaction already passes it as the executor: the work then joins it.
 *
 * This is the only place that commits; on SQLite, works that arrive together share the commit.
 */
export async function inTransaction<Result>(
  executor: Executor,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  if (executor instanceof Transaction) return work(executor);
  const run = () => executor.transaction().execute(work);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (guard ? guard.run(run) : run());
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error;
    }
  }
}

/** Runs reads that all see the database as it was when the first began. They wait for no writer, and no writer waits for them. */
export function inSnapshot<Result>(
  database: Kysely<Database>,
  reads: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  const reading = database.transaction().setAccessMode('read only');
  // On SQLite, whatever only reads sees a snapshot: there are no levels.
  const snapshot = isPostgres(database) ? reading.setIsolationLevel('repeatable read') : reading;
  const run = () => snapshot.execute(reads);
  return guard ? guard.run(run) : run();
}

/**
 * Lets one command of a learner run at a time until the transaction ends. What is read after it is read with the lock held; the
 * lock itself takes no round trip. SQLite needs nothing: its transactions exclude each other already.
 */
export async function lockLearner(transaction: Transaction<Database>, learnerId: string): Promise<void> {
  if (isPostgres(transaction)) await together(transaction, [rowLock(transaction, learnerId)]);
}

const rowLock = statement((executor, learnerId: string) =>
  executor.selectFrom('learner').select('id').where('id', '=', learnerId).forUpdate(),
);

/**
 * Runs statements in this order and drops their results. PostgreSQL receives all of them at once, without a round trip for
 * each: if one fails, the next statement that is awaited fails too, at the latest the commit.
 */
export function together(
  transaction: Transaction<Database>,
  statements: readonly Compilable[],
): Promise<void> {
  const queries = statements.map((statement) => statement.compile());
  return transaction.getExecutor().provideConnection(async (connection) => {
    if (connection instanceof PostgresConnection) return connection.sendAhead(queries);
    for (const query of queries) await connection.executeQuery(query);
  });
}

function isRetryable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && retryable.has(String(error.code));
}
