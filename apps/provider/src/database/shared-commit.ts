import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Mutex } from './mutex.ts';
import { whileBusy } from './sqlite-connection.ts';

export const over = 'The transaction is over: SQLite has rolled it back.';

type WrittenFile = Pick<DatabaseSyncInstance, 'exec' | 'isTransaction'>;

/** Works that share one commit. */
interface Batch {
  readonly committed: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * One commit, and so one fsync, for all works on an SQLite file that run in the same turn of the event loop. Each work has a
 * savepoint, so that it fails alone, and is acknowledged after the commit, so that nothing acknowledged is lost. The
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

  /** Begins a work, in the open batch or in a new one. */
  async begin(): Promise<void> {
    if (!this.#batch) {
      // IMMEDIATE: a read that turns into a write would fail at once when another process has written in between.
      await whileBusy(() => this.#file.exec('BEGIN IMMEDIATE'));
      this.#batch = newBatch();
      setImmediate(() => void this.#commitBehindWaiting());
    }
    this.#file.exec('SAVEPOINT work');
  }

  /** Whether a work can still go on: not after a failure that has rolled back the batch. */
  get isOpen(): boolean {
    return this.#batch !== null;
  }

  /** Ends a work. The promise in the result settles with the commit; the caller frees the mutex before it waits for it. */
  release(): { readonly committed: Promise<void> } {
    if (!this.#batch) throw new Error(over);
    this.#file.exec('RELEASE work');
    return { committed: this.#batch.committed };
  }

  /** Takes back one work; the others of its batch stay. */
  rollback(): void {
    if (this.#batch) this.#file.exec('ROLLBACK TO work; RELEASE work');
  }

  /** To be called with the error of a statement: a full disk, for one, makes SQLite roll back the whole batch. */
  failed(error: unknown): void {
    if (!this.#file.isTransaction) this.#takeBatch()?.reject(error);
  }

  /** Commits what has been released, now. */
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

  /** The works that wait already come first, and share the commit. */
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
  // A batch whose works were all rolled back has no listener.
  committed.catch(() => undefined);
  if (!settle) throw new Error('A promise runs its executor at once.');
  return { committed, ...settle };
}
