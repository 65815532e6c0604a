import { PostgresAdapter, type Kysely, type QueryExecutorProvider, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

/**
 * What a repository takes as its first argument. Inside a transaction it must be the transaction: the database itself
 * would deadlock on the one connection that the transaction holds.
 */
export type Executor = Kysely<Database> | Transaction<Database>;

/** Whether the executor speaks to PostgreSQL; otherwise to SQLite. */
export function isPostgres(executor: QueryExecutorProvider): boolean {
  return executor.getExecutor().adapter instanceof PostgresAdapter;
}
