import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { Mutex } from './mutex.ts';
import { SqliteConnection, whileBusy } from './sqlite-connection.ts';

/**
 * Transactions that only read, one at a time, on a connection of their own: each sees the file as it was when it began, and
 * keeps no writer waiting. The caller frees the connection with `end`.
 */
export class SqliteSnapshots {
  readonly connection: SqliteConnection;
  readonly #file: DatabaseSyncInstance;
  readonly #mutex = new Mutex();

  /** @param file opened to be read only */
  constructor(file: DatabaseSyncInstance) {
    this.#file = file;
    this.connection = new SqliteConnection(file);
  }

  async begin(): Promise<void> {
    await this.#mutex.acquire();
    try {
      await whileBusy(() => this.#take());
    } catch (error) {
      this.#mutex.release();
      throw error;
    }
  }

  end(): void {
    try {
      this.#file.exec('COMMIT');
    } finally {
      this.#mutex.release();
    }
  }

  /** The first read takes the snapshot, and may find the file busy; then nothing has begun. */
  #take(): void {
    this.#file.exec('BEGIN');
    try {
      this.#file.exec('SELECT 1 FROM sqlite_schema');
    } catch (error) {
      this.#file.exec('ROLLBACK');
      throw error;
    }
  }
}
