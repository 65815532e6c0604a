import {
  PostgresAdapter,
  type Kysely,
  type QueryExecutorProvider,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type Transaction,
} from 'kysely';
import { jsonArrayFrom as postgresJson } from 'kysely/helpers/postgres';
import { jsonArrayFrom as sqliteJson } from 'kysely/helpers/sqlite';
import type { Database } from './schema.ts';

/**
 * First argument of repository functions. Inside a transaction it must be the transaction: the database itself would
 * deadlock on the transaction's connection.
 */
export type Executor = Kysely<Database> | Transaction<Database>;

/** True for PostgreSQL, false for SQLite. */
export function isPostgres(executor: QueryExecutorProvider): boolean {
  return executor.getExecutor().adapter instanceof PostgresAdapter;
}

/** The rows of a subquery as one JSON text, which the driver reads faster than many columns. */
export function jsonList<DB, Table extends keyof DB, Row>(
  executor: QueryExecutorProvider,
  rows: SelectQueryBuilder<DB, Table, Row>,
): RawBuilder<string> {
  return sql`cast(${(isPostgres(executor) ? postgresJson : sqliteJson)(rows)} as text)`;
}
