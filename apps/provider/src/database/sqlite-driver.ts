import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import type { DatabaseConnection, Driver, TransactionSettings } from 'kysely';
import { Mutex } from './mutex.ts';
import { SqliteConnection, whileBusy } from './sqlite-connection.ts';

/** How long a statement waits inside SQLite for another process; longer waits are `whileBusy`'s. */
const busyTimeoutMs = 20;

/**
 * One connection to one file for the whole process. Every transaction begins IMMEDIATE: a read that turns into a write
 * would fail at once when another process has written in between.
 */
export class SqliteDriver implements Driver {
  readonly #path: string;
  readonly #mutex = new Mutex();
  #file: DatabaseSyncInstance | undefined;
  #connection: SqliteConnection | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  async init(): Promise<void> {
    const file = new DatabaseSync(this.#path, { timeout: busyTimeoutMs });
    this.#file = file;
    for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'])
      await whileBusy(() => file.exec(`PRAGMA ${pragma}`));
    this.#connection = new SqliteConnection(file);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.acquire();
    if (!this.#connection) throw new Error('The database is closed.');
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#mutex.release();
  }

  async beginTransaction(_connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (settings.isolationLevel) throw new Error('SQLite transactions are always serializable.');
    await whileBusy(() => this.#file?.exec('BEGIN IMMEDIATE'));
  }

  async commitTransaction(): Promise<void> {
    this.#file?.exec('COMMIT');
  }

  async rollbackTransaction(): Promise<void> {
    // A full disk or a read error has rolled back already.
    if (this.#file?.isTransaction) this.#file.exec('ROLLBACK');
  }

  async destroy(): Promise<void> {
    this.#connection = undefined;
    this.#file?.close();
    this.#file = undefined;
  }
}
