import { learnerIdOf, session } from '@sirah-trails/api-client/session';
import { databaseOf } from './delete-offline-books.ts';

/** Object stores: books by id, people and terms by kind and id. */
export type StoreName = 'books' | 'entries';

const stores: readonly StoreName[] = ['books', 'entries'];

/**
 * Runs a request in the signed-in learner's database.
 *
 * @returns its result; undefined without IndexedDB or on an error, such as a full device
 */
export async function inDatabase<Result>(
  store: StoreName,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result> | Promise<Result>,
): Promise<Result | undefined> {
  if (globalThis.indexedDB === undefined) return undefined;
  try {
    const database = await open();
    try {
      const acted = act(database.transaction(store, mode).objectStore(store));
      return await (acted instanceof Promise ? acted : resultOf(acted));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

/**
 * Reads and replaces a value in one transaction: a sibling who signs in between must not receive it.
 *
 * @param change returns the next value; undefined keeps the current one
 * @returns whether a value was written
 */
export async function replaceInDatabase<Value>(
  store: StoreName,
  key: string,
  change: (before: Value | undefined) => Value | undefined,
): Promise<boolean> {
  const written = await inDatabase(store, 'readwrite', async (objects) => {
    const next = change(await resultOf<Value | undefined>(objects.get(key)));
    return next !== undefined && resultOf(objects.put(next, key));
  });
  return Boolean(written);
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseOf(learnerIdOf(session.getState().user)));
  request.onupgradeneeded = () => {
    for (const name of stores) request.result.createObjectStore(name);
  };
  return resultOf(request);
}

/** Result of a request, for several requests in one transaction. */
export function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database failed.'));
  });
}
