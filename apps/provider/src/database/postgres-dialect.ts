import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Dialect } from 'kysely';
import { PostgresDriver, type PostgresUse } from './postgres-driver.ts';
import { guard } from './transaction-guard.ts';

/** Kysely over PostgreSQL. */
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
