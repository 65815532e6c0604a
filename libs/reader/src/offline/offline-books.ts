import type { Book } from '@sirah-trails/api-client';
import { inDatabase } from './device-database.ts';
import type { ReadingPosition } from './endpoints.ts';
import { withPosition } from './reading-position.ts';

/** A book that can be read without a network. */
export interface OfflineBook {
  readonly book: Book;
  /** The learner asked for it; otherwise it was opened. */
  readonly chosen: boolean;
}

/** The book with this id; undefined where the device does not keep it. */
export function findOfflineBook(id: string): Promise<OfflineBook | undefined> {
  return inDatabase<OfflineBook | undefined>('books', 'readonly', (store) => store.get(id));
}

/** All books that the device keeps for this learner, by title. */
export async function listOfflineBooks(): Promise<readonly OfflineBook[]> {
  const all = await inDatabase<OfflineBook[]>('books', 'readonly', (store) => store.getAll());
  return (all ?? []).toSorted((one, other) => one.book.title.localeCompare(other.book.title));
}

/**
 * Stores or replaces a book. `chosen` never returns to false.
 *
 * @returns whether the device keeps it now
 */
export async function storeBook(book: Book, chosen = false): Promise<boolean> {
  const before = chosen || (await findOfflineBook(book.id))?.chosen === true;
  const key = await inDatabase('books', 'readwrite', (store) => store.put({ book, chosen: before }, book.id));
  return key !== undefined;
}

/** Moves the learner's place in a kept book. */
export async function storePosition(place: ReadingPosition): Promise<void> {
  const kept = await findOfflineBook(place.book_id);
  if (kept) await storeBook(withPosition(kept.book, place));
}

/** Removes a book. */
export async function removeBook(id: string): Promise<void> {
  await inDatabase('books', 'readwrite', (store) => store.delete(id));
}
