import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import {
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { Mutex } from './mutex.ts';
import { SharedCommit } from './shared-commit.ts';
import { SqliteConnection, whileBusy } from './sqlite-connection.ts';
import { type OpenFile, SqliteHandle, SqliteSnapshots } from './sqlite-handle.ts';
import { guard } from './transaction-guard.ts';

/** Kysely on the SQLite file at `path`, created if missing. */
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

/** Milliseconds that a statement waits inside SQLite for another process; `whileBusy` handles longer waits. */
const timeout = 20;

/** Overwrites deleted rows in pages that are written anyway: a copy of the file must not hold them. */
const lean = ['secure_delete = FAST'];

/**
 * A 64 MiB page cache per connection instead of 2 MiB, a 16 MiB WAL before a checkpoint, and temporary files in memory:
 * a container with a read-only root has no folder for them.
 */
const roomy = ['cache_size = -65536', 'wal_autocheckpoint = 4000', 'temp_store = MEMORY'];

/**
 * Per process, one connection that writes, one transaction at a time, one that reads committed rows, and one for
 * snapshots.
 */
class SqliteDriver implements Driver {
  readonly #path: string;
  readonly #files: DatabaseSyncInstance[] = [];
  #open: OpenFile | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  async init(): Promise<void> {
    const file = new DatabaseSync(this.#path, { timeout });
    this.#files.push(file);
    for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', ...lean, ...roomy])
      await whileBusy(() => file.exec(`PRAGMA ${pragma}`));
    const mutex = new Mutex();
    this.#open = {
      reader: new SqliteConnection(this.#openToRead()),
      snapshots: new SqliteSnapshots(this.#openToRead()),
      writer: new SqliteConnection(file),
      mutex,
      commits: new SharedCommit(file, mutex),
    };
  }

  async acquireConnection(): Promise<SqliteHandle> {
    if (!this.#open) throw new Error('The database is closed.');
    return new SqliteHandle(this.#open);
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(handle: SqliteHandle, settings: TransactionSettings): Promise<void> {
    if (settings.isolationLevel) throw new Error('SQLite transactions are always serializable.');
    await (settings.accessMode === 'read only' ? handle.beginSnapshot() : handle.begin());
  }

  commitTransaction(handle: SqliteHandle): Promise<void> {
    return handle.commit();
  }

  rollbackTransaction(handle: SqliteHandle): Promise<void> {
    return handle.rollback();
  }

  async destroy(): Promise<void> {
    this.#open?.commits.commit();
    this.#open = undefined;
    // The writer last: it empties the WAL, so that a copy of the file alone is whole.
    const [writer, ...readers] = this.#files.splice(0);
    for (const reader of readers) reader.close();
    writer?.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    writer?.close();
  }

  #openToRead(): DatabaseSyncInstance {
    const file = new DatabaseSync(this.#path, { readOnly: true, timeout });
    for (const pragma of roomy) file.exec(`PRAGMA ${pragma}`);
    this.#files.push(file);
    return file;
  }
}

const patienceMs = 10_000;

/** Kysely on a read-only SQLite file. A transaction sees the file as of its first read and blocks no writer. */
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
