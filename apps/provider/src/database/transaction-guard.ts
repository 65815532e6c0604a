import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseConnection, Driver } from 'kysely';

interface Held {
  connection: DatabaseConnection | null;
}

/** Makes a use of the database outside an open transaction an error instead of a deadlock. */
class TransactionGuard {
  readonly #current = new AsyncLocalStorage<Held>();

  /** Runs a transaction. */
  run<Result>(transaction: () => Promise<Result>): Promise<Result> {
    this.#refuseInside();
    return this.#current.run({ connection: null }, transaction);
  }

  /** The driver, which from now on gives a transaction its one connection and nothing more. */
  watch<Inner extends Driver>(driver: Inner): Inner {
    const acquire = driver.acquireConnection.bind(driver);
    const release = driver.releaseConnection.bind(driver);
    driver.acquireConnection = async () => {
      this.#refuseInside();
      const connection = await acquire();
      const held = this.#current.getStore();
      if (held) held.connection = connection;
      return connection;
    };
    driver.releaseConnection = async (connection) => {
      const held = this.#current.getStore();
      if (held?.connection === connection) held.connection = null;
      await release(connection);
    };
    return driver;
  }

  #refuseInside(): void {
    if (!this.#current.getStore()?.connection) return;
    throw new Error('The database was used inside a transaction. Pass the transaction on as the executor.');
  }
}

/** Null outside of tests: before Node 24 the hooks that it needs cost every promise of the process, a sixth of an answer in all. */
export let guard: TransactionGuard | null = null;

/** Guards the databases that are opened from now on. For tests. */
export function guardTransactions(): void {
  guard ??= new TransactionGuard();
}
