import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Dialect } from 'kysely';
import { PostgresDriver } from './postgres-driver.ts';
import { guardedDriver } from './transaction-guard.ts';

/** Kysely over PostgreSQL. `onLost` hears of connections that break while nobody uses them. */
export function postgresDialect(url: string, onLost: (error: Error) => void): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => guardedDriver(new PostgresDriver(url, onLost)),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
