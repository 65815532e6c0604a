import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import { isPostgres } from '../executor.ts';

/** The four column types that both engines hold alike. */
export interface ColumnTypes {
  /** Sorts by its bytes on both engines. */
  readonly text: RawBuilder<unknown>;
  readonly integer: RawBuilder<unknown>;
  readonly real: RawBuilder<unknown>;
  /** Closes a table: SQLite then refuses a value of another type, as PostgreSQL does. */
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

/** A step of the schema. It runs once, in one transaction with all other pending steps, and is never changed later. */
export interface Migration {
  readonly name: string;
  /** Plain SQL only: a step must not depend on the typed schema, which is that after the last step. */
  readonly up: (transaction: QueryExecutorProvider) => Promise<void>;
}
