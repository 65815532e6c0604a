import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Dialect } from 'kysely';
import { PostgresDriver, type PostgresUse } from './postgres-driver.ts';
import { guardedDriver } from './transaction-guard.ts';

/** Kysely over PostgreSQL. */
export function postgresDialect(url: string, use: PostgresUse): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => guardedDriver(new PostgresDriver(url, use)),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
