import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect } from 'kysely';
import { SqliteDriver } from './sqlite-driver.ts';
import { guardedDriver } from './transaction-guard.ts';

/** Kysely over the SQLite file at `path`, which is created when absent. */
export function sqliteDialect(path: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => guardedDriver(new SqliteDriver(path)),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
