import { CompiledQuery, type Driver, type TransactionSettings } from 'kysely';
import pg from 'pg';
import { PostgresConnection } from './postgres-connection.ts';

const int8 = 20;
const numeric = 1700;

/** `bigint` and `numeric` come as numbers, as from SQLite: every one that we store is within 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format),
};

/** A pool of connections to one PostgreSQL. `onLost` hears of those that break while nobody uses them. */
export class PostgresDriver implements Driver {
  readonly #pool: pg.Pool;

  constructor(url: string, onLost: (error: Error) => void) {
    const limits = { max: 10, connectionTimeoutMillis: 10_000 };
    this.#pool = new pg.Pool({ connectionString: url, ...limits, pipeline: true, types });
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
