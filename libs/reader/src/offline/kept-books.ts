import type { Book } from '@sirah-trails/api-client';
import type { ReadingPlace } from '../endpoints/save-progress.ts';
import { atPlace } from '../reading/reading-place.ts';
import { inDatabase } from './device-database.ts';

/** A book that can be read without a network. */
export interface KeptBook {
  readonly book: Book;
  /** The learner asked for it; otherwise it was opened. */
  readonly chosen: boolean;
}

/** The book with this id; undefined where the device does not keep it. */
export function keptBook(id: string): Promise<KeptBook | undefined> {
  return inDatabase<KeptBook | undefined>('books', 'readonly', (store) => store.get(id));
}

/** All books that the device keeps for this learner, by title. */
export async function keptBooks(): Promise<readonly KeptBook[]> {
  const all = await inDatabase<KeptBook[]>('books', 'readonly', (store) => store.getAll());
  return (all ?? []).toSorted((one, other) => one.book.title.localeCompare(other.book.title));
}

/**
 * Keeps a book, or replaces what was kept of it. `chosen` stays once it was true.
 *
 * @returns whether the device keeps it now
 */
export async function keepBook(book: Book, chosen = false): Promise<boolean> {
  const before = chosen || (await keptBook(book.id))?.chosen === true;
  const key = await inDatabase('books', 'readwrite', (store) => store.put({ book, chosen: before }, book.id));
  return key !== undefined;
}

/** Moves the learner's place in a kept book. */
export async function keepPlace(place: ReadingPlace): Promise<void> {
  const kept = await keptBook(place.book_id);
  if (kept) await keepBook(atPlace(kept.book, place));
}

/** Removes a book. */
export async function removeBook(id: string): Promise<void> {
  await inDatabase('books', 'readwrite', (store) => store.delete(id));
}
