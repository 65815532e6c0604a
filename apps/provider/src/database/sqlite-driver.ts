import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Driver, TransactionSettings } from 'kysely';
import { Mutex } from './mutex.ts';
import { SharedCommit } from './shared-commit.ts';
import { SqliteConnection, whileBusy } from './sqlite-connection.ts';
import { SqliteHandle, type OpenFile } from './sqlite-handle.ts';

/** How long a statement waits inside SQLite for another process; longer waits are `whileBusy`'s. */
const timeout = 20;

/** 64 MiB of pages for each connection instead of 2, and a log of 16 MiB before its pages are copied into the file. */
const roomy = ['cache_size = -65536', 'wal_autocheckpoint = 4000'];

/** One connection for the whole process that writes, one transaction at a time, and one that reads what is committed. */
export class SqliteDriver implements Driver {
  readonly #path: string;
  #files: readonly DatabaseSyncInstance[] = [];
  #open: OpenFile | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  async init(): Promise<void> {
    const file = new DatabaseSync(this.#path, { timeout });
    this.#files = [file];
    for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', ...roomy])
      await whileBusy(() => file.exec(`PRAGMA ${pragma}`));
    const readOnly = new DatabaseSync(this.#path, { readOnly: true, timeout });
    for (const pragma of roomy) readOnly.exec(`PRAGMA ${pragma}`);
    this.#files = [readOnly, file];
    const mutex = new Mutex();
    this.#open = {
      reader: new SqliteConnection(readOnly),
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
    await handle.begin();
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
    for (const file of this.#files) file.close();
    this.#files = [];
  }
}
