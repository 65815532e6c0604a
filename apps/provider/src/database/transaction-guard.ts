import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseConnection, Driver } from 'kysely';

interface Held {
  connection: DatabaseConnection | null;
}

let current: AsyncLocalStorage<Held> | null = null;

/**
 * From now on a use of the database outside an open transaction is an error instead of a deadlock. For tests: before Node 24 the
 * hooks that it needs cost every promise of the process, a sixth of an answer in all.
 */
export function guardTransactions(): void {
  current ??= new AsyncLocalStorage<Held>();
}

/** Runs a transaction, guarded where that was asked for. */
export function guarded<Result>(transaction: () => Promise<Result>): Promise<Result> {
  refuseInside();
  return current ? current.run({ connection: null }, transaction) : transaction();
}

/** A driver that gives a guarded transaction its one connection and nothing more. */
export function guardedDriver<Inner extends Driver>(driver: Inner): Inner {
  const acquire = driver.acquireConnection.bind(driver);
  const release = driver.releaseConnection.bind(driver);
  driver.acquireConnection = async () => {
    refuseInside();
    const connection = await acquire();
    const held = current?.getStore();
    if (held) held.connection = connection;
    return connection;
  };
  driver.releaseConnection = async (connection) => {
    const held = current?.getStore();
    if (held?.connection === connection) held.connection = null;
    await release(connection);
  };
  return driver;
}

function refuseInside(): void {
  if (!current?.getStore()?.connection) return;
  throw new Error('The database was used inside a transaction. Pass the transaction on as the executor.');
}
