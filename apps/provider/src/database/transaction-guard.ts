import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseConnection, Driver } from 'kysely';

interface Held {
  connection: DatabaseConnection | null;
}

/** Turns a use of the database outside the open transaction into an error instead of a deadlock. */
class TransactionGuard {
  readonly #current = new AsyncLocalStorage<Held>();

  run<Result>(transaction: () => Promise<Result>): Promise<Result> {
    this.#refuseInside();
    return this.#current.run({ connection: null }, transaction);
  }

  /** Watches the driver: it then refuses a second connection during a transaction. */
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

/**
 * Null outside tests: before Node 24, its hooks slow every promise of the process, by a sixth of the time of an
 * answer.
 */
export let guard: TransactionGuard | null = null;

/** Guards databases opened from now on. For tests. */
export function guardTransactions(): void {
  guard ??= new TransactionGuard();
}
