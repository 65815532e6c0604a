import type { Book } from '@sirah-trails/api-client';
import { inDatabase, replaceInDatabase } from './device-database.ts';
import type { ReadingPosition } from './endpoints.ts';
import { withPosition } from './reading-position.ts';

export interface OfflineBook {
  readonly book: Book;
  /** True if the learner chose to keep it; false if it was only opened. */
  readonly chosen: boolean;
}

/** The stored book, if any. */
export function findOfflineBook(id: string): Promise<OfflineBook | undefined> {
  return inDatabase<OfflineBook | undefined>('books', 'readonly', (store) => store.get(id));
}

/** This learner's stored books, by title. */
export async function listOfflineBooks(): Promise<readonly OfflineBook[]> {
  const all = await inDatabase<OfflineBook[]>('books', 'readonly', (store) => store.getAll());
  return (all ?? []).toSorted((one, other) => one.book.title.localeCompare(other.book.title));
}

/**
 * Stores or replaces a book. `chosen` never returns to false.
 *
 * @returns whether it is stored
 */
export function storeBook(book: Book, chosen = false): Promise<boolean> {
  return replaceInDatabase<OfflineBook>('books', book.id, (before) => ({
    book,
    chosen: chosen || before?.chosen === true,
  }));
}

/** Updates the position in a stored book. */
export async function storePosition(place: ReadingPosition): Promise<void> {
  await replaceInDatabase<OfflineBook>(
    'books',
    place.book_id,
    (before) => before && { ...before, book: withPosition(before.book, place) },
  );
}

export async function removeBook(id: string): Promise<void> {
  await inDatabase('books', 'readwrite', (store) => store.delete(id));
}
