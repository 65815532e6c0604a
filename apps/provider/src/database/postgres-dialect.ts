import { PostgresAdapter, PostgresDriver, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Dialect } from 'kysely';
import pg from 'pg';
import { bind } from './bind.ts';
import { guardedDriver } from './transaction-guard.ts';

const int8 = 20;
const numeric = 1700;

/** Kysely over PostgreSQL. `onLost` hears of connections that break while nobody uses them. */
export function postgresDialect(url: string, onLost: (error: Error) => void): Dialect {
  const connect = () => {
    const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000, types });
    pool.on('error', onLost);
    return Promise.resolve(pool);
  };
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => guardedDriver(new BindingPostgresDriver({ pool: connect })),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** `bigint` and `numeric` come as numbers, as from SQLite: every one that we store is within 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format),
};

class BindingPostgresDriver extends PostgresDriver {
  readonly #guarded = new WeakSet<DatabaseConnection>();

  override async acquireConnection() {
    const connection = await super.acquireConnection();
    if (!this.#guarded.has(connection)) this.#guard(connection);
    return connection;
  }

  /** Sends every parameter of the connection through `bind`. */
  #guard(connection: DatabaseConnection): void {
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async <Row>(query: CompiledQuery) =>
      execute<Row>({ ...query, parameters: bind(query.parameters) });
    this.#guarded.add(connection);
  }
}
