import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { Mutex } from './mutex.ts';
import { over, type SharedCommit } from './shared-commit.ts';
import { SqliteConnection, whileBusy } from './sqlite-connection.ts';

export interface OpenFile {
  readonly reader: SqliteConnection;
  readonly snapshots: SqliteSnapshots;
  readonly writer: SqliteConnection;
  readonly mutex: Mutex;
  readonly commits: SharedCommit;
}

const writes = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

/**
 * A caller's view of the file. Outside a transaction, a read sees committed rows without waiting, and a write is a
 * separate transaction.
 */
export class SqliteHandle implements DatabaseConnection {
  readonly #open: OpenFile;
  #transaction: 'none' | 'write' | 'snapshot' = 'none';

  constructor(open: OpenFile) {
    this.#open = open;
  }

  async begin(): Promise<void> {
    const { mutex, commits } = this.#open;
    await mutex.acquire();
    try {
      await commits.begin();
      this.#transaction = 'write';
    } catch (error) {
      mutex.release();
      throw error;
    }
  }

  /** Begins a read-only transaction. */
  async beginSnapshot(): Promise<void> {
    await this.#open.snapshots.begin();
    this.#transaction = 'snapshot';
  }

  /** Resolves when the data is on disk. */
  async commit(): Promise<void> {
    if (this.#transaction === 'snapshot') return this.#endSnapshot();
    const { committed } = this.#open.commits.release();
    this.#leave();
    await committed;
  }

  /** Does nothing after the end of the transaction, as after a failed commit. */
  async rollback(): Promise<void> {
    if (this.#transaction === 'none') return;
    if (this.#transaction === 'snapshot') return this.#endSnapshot();
    this.#open.commits.rollback();
    this.#leave();
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { kind } = query.query;
    if (this.#transaction === 'write') return this.#inWork(query);
    if (this.#transaction === 'snapshot') return this.#open.snapshots.connection.executeQuery(query);
    if (kind === 'SelectQueryNode') return this.#open.reader.executeQuery(query);
    return writes.has(kind) ? this.#asWork(query) : this.#alone(query);
  }

  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not streamed.');
  }

  async #inWork<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#open.commits.isOpen) throw new Error(over);
    try {
      return await this.#open.writer.executeQuery<Row>(query);
    } catch (error) {
      this.#open.commits.failed(error);
      throw error;
    }
  }

  async #asWork<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.begin();
    try {
      const result = await this.#inWork<Row>(query);
      await this.commit();
      return result;
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  /** Runs a statement of unknown kind outside transactions, because SQLite may refuse it inside. */
  async #alone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { mutex, commits, writer } = this.#open;
    await mutex.acquire();
    try {
      commits.commit();
      return await writer.executeQuery<Row>(query);
    } finally {
      mutex.release();
    }
  }

  #endSnapshot(): void {
    this.#transaction = 'none';
    this.#open.snapshots.end();
  }

  #leave(): void {
    this.#transaction = 'none';
    this.#open.mutex.release();
  }
}

/**
 * Read-only transactions, one at a time, on a separate connection: each sees the file as of its start and blocks no
 * writer. The caller frees the connection with `end`.
 */
export class SqliteSnapshots {
  readonly connection: SqliteConnection;
  readonly #file: DatabaseSyncInstance;
  readonly #mutex = new Mutex();

  /** @param file opened read-only */
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

  /** The first read takes the snapshot. If the file is busy, the transaction has not begun. */
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
