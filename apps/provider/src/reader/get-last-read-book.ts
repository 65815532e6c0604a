import type { Handler } from '../kernel/handler.ts';
import { bookOfShelf } from './books/book-repository.ts';
import { presentBook } from './books/present-book.ts';
import { lastReadBook, readingOf } from './books/reading-repository.ts';

/** The book that the learner read last, or null before the first. */
export const getLastReadBook: Handler<'getLastReadBook'> = async ({ context: { database }, session }) => {
  const { learnerId } = session;
  const bookId = await lastReadBook(database, learnerId);
  if (bookId === null) return { data: null };
  const book = await bookOfShelf(database, bookId);
  return { data: presentBook(book, await readingOf(database, learnerId, bookId)) };
};
