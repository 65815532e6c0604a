import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect, type Driver } from 'kysely';
import { SqliteConnection } from './sqlite-connection.ts';

const patienceMs = 10_000;

/**
 * Kysely over an SQLite file that is only read. A transaction sees the file as it was when it first read, however long it
 * lasts, and keeps no writer waiting.
 */
export function sqliteSnapshotDialect(path: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SnapshotDriver(path),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class SnapshotDriver implements Driver {
  readonly #path: string;
  #file: DatabaseSyncInstance | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  async init(): Promise<void> {
    this.#file = new DatabaseSync(this.#path, { readOnly: true, timeout: patienceMs });
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (!this.#file) throw new Error('The database is closed.');
    return new SqliteConnection(this.#file);
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(): Promise<void> {
    this.#file?.exec('BEGIN');
  }

  async commitTransaction(): Promise<void> {
    this.#file?.exec('COMMIT');
  }

  async rollbackTransaction(): Promise<void> {
    this.#file?.exec('ROLLBACK');
  }

  async destroy(): Promise<void> {
    this.#file?.close();
    this.#file = undefined;
  }
}
