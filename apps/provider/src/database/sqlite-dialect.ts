import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect } from 'kysely';
import { SqliteDriver } from './sqlite-driver.ts';
import { guard } from './transaction-guard.ts';

/** Kysely over the SQLite file at `path`, which is created when absent. */
export function sqliteDialect(path: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => {
      const driver = new SqliteDriver(path);
      return guard ? guard.watch(driver) : driver;
    },
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
