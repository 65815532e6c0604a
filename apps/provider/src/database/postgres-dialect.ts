import {
  CompiledQuery,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { PostgresConnection } from './postgres-connection.ts';
import { guard } from './transaction-guard.ts';

export function postgresDialect(url: string, use: PostgresUse): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => {
      const driver = new PostgresDriver(url, use);
      return guard ? guard.watch(driver) : driver;
    },
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

const int8 = 20;
const numeric = 1700;

/** Parses `bigint` and `numeric` as numbers, like SQLite: all stored values are within 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format),
};

/** Time limits on statements, in milliseconds. */
interface StatementLimits {
  /** PostgreSQL ends a slower statement; the connection stays usable. */
  readonly statementMs: number;
  /** A connection without a response for this time is discarded. */
  readonly responseMs: number;
}

/** Limits of the serving process; migrations, imports and backups have none. */
export const servingLimits: StatementLimits = { statementMs: 8000, responseMs: 10_000 };

export interface PostgresUse {
  /** Called when an idle connection breaks. */
  readonly onLost?: (error: Error) => void;
  /** Default: no limits. */
  readonly limits?: StatementLimits;
}

/** Name of the connections in `pg_stat_activity`. */
export const applicationName = 'sirah-trails';

class PostgresDriver implements Driver {
  readonly #pool: pg.Pool;

  constructor(url: string, { onLost = () => undefined, limits }: PostgresUse) {
    this.#pool = new pg.Pool({
      connectionString: url,
      application_name: applicationName,
      max: 10,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      ...(limits && { statement_timeout: limits.statementMs, query_timeout: limits.responseMs }),
      pipeline: true,
      types,
    });
    this.#pool.on('error', onLost);
  }

  async init(): Promise<void> {
    // The pool connects on first use.
  }

  async acquireConnection(): Promise<PostgresConnection> {
    return new PostgresConnection(await this.#pool.connect());
  }

  async beginTransaction(connection: PostgresConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode } = settings;
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : '';
    connection.sendAhead([{ sql: `begin${level} ${accessMode ?? ''}`, parameters: [] }]);
  }

  async commitTransaction(connection: PostgresConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    await connection.rollback();
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}
