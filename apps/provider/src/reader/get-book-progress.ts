import type { Handler } from '../kernel/handler.ts';
import { bookOfShelf } from './books/book-repository.ts';
import { presentProgress } from './books/present-book.ts';
import { readingOf } from './books/reading-repository.ts';

/** How far the learner is in a book; null before the first page. */
export const getBookProgress: Handler<'getBookProgress'> = async ({ context, session, params }) => {
  const { database } = context;
  const book = await bookOfShelf(database, params.bookId);
  const reading = await readingOf(database, session.learnerId, book.id);
  return { data: reading && presentProgress(book.id, reading, book.page_count) };
};
