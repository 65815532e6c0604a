import { type Compilable, type Kysely, Transaction } from 'kysely';
import { isPostgres, type Executor } from './executor.ts';
import { PostgresConnection } from './postgres-connection.ts';
import type { Database } from './schema.ts';
import { statement } from './statement.ts';
import { guard } from './transaction-guard.ts';

const attempts = 4;
const retryable = new Set(['40001', '40P01']);

/**
 * Runs `work` in a transaction and returns its result. Retries after a deadlock or serialization failure on
 * PostgreSQL, so `work` must have no effect outside the transaction. Must not await anything slow: on SQLite, a
 * single connection serves all. In tests, throws when `work` uses the database directly. Inside a transaction, pass
 * it as the executor to join it.
 *
 * All commits happen here; on SQLite, concurrent transactions share a commit.
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

/** Runs reads on a snapshot as of the first read. Blocks no writer and is not blocked. */
export function inSnapshot<Result>(
  database: Kysely<Database>,
  reads: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  const reading = database.transaction().setAccessMode('read only');
  // SQLite has no isolation levels: a read-only transaction sees a snapshot.
  const snapshot = isPostgres(database) ? reading.setIsolationLevel('repeatable read') : reading;
  const run = () => snapshot.execute(reads);
  return guard ? guard.run(run) : run();
}

/**
 * Serializes the learner's commands until the transaction ends. Later reads see the state under the lock. The lock
 * needs no separate round trip. A no-op on SQLite, where transactions exclude each other.
 */
export async function lockLearner(transaction: Transaction<Database>, learnerId: string): Promise<void> {
  if (isPostgres(transaction)) await together(transaction, [rowLock(transaction, learnerId)]);
}

const rowLock = statement((executor, learnerId: string) =>
  executor.selectFrom('learner').select('id').where('id', '=', learnerId).forUpdate(),
);

/**
 * Runs statements in this order and drops their results. PostgreSQL receives them at once, without a round trip for
 * each: if one fails, the next awaited statement also fails, at the latest the commit.
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
