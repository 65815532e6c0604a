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
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  if (globalThis.indexedDB === undefined) return undefined;
  try {
    const database = await open();
    try {
      return await resultOf(act(database.transaction(store, mode).objectStore(store)));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseOf(learnerIdOf(session.getState().user)));
  request.onupgradeneeded = () => {
    for (const name of stores) request.result.createObjectStore(name);
  };
  return resultOf(request);
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database failed.'));
  });
}
