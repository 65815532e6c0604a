import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import { isPostgres } from '../executor.ts';

/** The four column types that both engines store alike. */
export interface ColumnTypes {
  /** Sorts by bytes on both engines. */
  readonly text: RawBuilder<unknown>;
  readonly integer: RawBuilder<unknown>;
  readonly real: RawBuilder<unknown>;
  /** End of a table definition: makes SQLite reject values of another type, like PostgreSQL. */
  readonly closing: RawBuilder<unknown>;
}

const postgresTypes: ColumnTypes = {
  text: sql`text collate "C"`,
  integer: sql`bigint`,
  real: sql`double precision`,
  closing: sql``,
};

const sqliteTypes: ColumnTypes = {
  text: sql`text`,
  integer: sql`integer`,
  real: sql`real`,
  closing: sql`strict`,
};

/** The column types of the engine behind `database`. */
export function columnTypes(database: QueryExecutorProvider): ColumnTypes {
  return isPostgres(database) ? postgresTypes : sqliteTypes;
}

/** A schema step. All pending steps run in one transaction. Never change a released step. */
export interface Migration {
  readonly name: string;
  /** Plain SQL only: the typed schema describes the state after the last step. */
  readonly up: (transaction: QueryExecutorProvider) => Promise<void>;
}
