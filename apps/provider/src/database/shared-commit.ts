import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Mutex } from './mutex.ts';
import { whileBusy } from './sqlite-connection.ts';

export const over = 'The transaction is over: SQLite has rolled it back.';

type WrittenFile = Pick<DatabaseSyncInstance, 'exec' | 'isTransaction'>;

/** Transactions that share a commit. */
interface Batch {
  readonly committed: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: all transactions on an SQLite file in the same event-loop turn share a commit, and so an fsync. Each
 * has a savepoint, so it fails alone, and is acknowledged after the commit, so no acknowledged write is lost. The
 * caller holds the mutex from `begin` to `release` or `rollback`.
 */
export class SharedCommit {
  readonly #file: WrittenFile;
  readonly #mutex: Mutex;
  #batch: Batch | null = null;

  constructor(file: WrittenFile, mutex: Mutex) {
    this.#file = file;
    this.#mutex = mutex;
  }

  /** Begins a transaction in the open batch or in a new batch. */
  async begin(): Promise<void> {
    if (!this.#batch) {
      // IMMEDIATE: a read upgraded to a write fails at once if another process has written meanwhile.
      await whileBusy(() => this.#file.exec('BEGIN IMMEDIATE'));
      this.#batch = newBatch();
      setImmediate(() => void this.#commitBehindWaiting());
    }
    this.#file.exec('SAVEPOINT work');
  }

  /** False after a failure that rolled back the batch. */
  get isOpen(): boolean {
    return this.#batch !== null;
  }

  /**
   * Ends a transaction. `committed` settles with the commit; the caller must release the mutex before it awaits it.
   */
  release(): { readonly committed: Promise<void> } {
    if (!this.#batch) throw new Error(over);
    this.#file.exec('RELEASE work');
    return { committed: this.#batch.committed };
  }

  /** Rolls back one transaction; the rest of the batch stays. */
  rollback(): void {
    if (this.#batch) this.#file.exec('ROLLBACK TO work; RELEASE work');
  }

  /** Call with a statement's error: a full disk, for example, makes SQLite roll back the whole batch. */
  failed(error: unknown): void {
    if (!this.#file.isTransaction) this.#takeBatch()?.reject(error);
  }

  commit(): void {
    const batch = this.#takeBatch();
    if (!batch) return;
    try {
      this.#file.exec('COMMIT');
      batch.resolve();
    } catch (error) {
      if (this.#file.isTransaction) this.#file.exec('ROLLBACK');
      batch.reject(error);
    }
  }

  /** Queued transactions go first and share the commit. */
  async #commitBehindWaiting(): Promise<void> {
    await this.#mutex.acquire();
    this.commit();
    this.#mutex.release();
  }

  #takeBatch(): Batch | null {
    const batch = this.#batch;
    this.#batch = null;
    return batch;
  }
}

function newBatch(): Batch {
  let settle: Pick<Batch, 'resolve' | 'reject'> | undefined;
  const committed = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
  // A batch with only rolled-back transactions has no listener.
  committed.catch(() => undefined);
  if (!settle) throw new Error('A promise runs its executor at once.');
  return { committed, ...settle };
}
