import type { Handler } from '../kernel/handler.ts';
import { bookOfShelf, pagesOfBook } from './books/book-repository.ts';
import { presentBook } from './books/present-book.ts';
import { presentPage } from './books/present-page.ts';
import { readingOf } from './books/reading-repository.ts';

/** A book with its pages and how far the learner is. */
export const getBook: Handler<'getBook'> = async ({ context: { database }, session, params }) => {
  const book = await bookOfShelf(database, params.id);
  const reading = await readingOf(database, session.learnerId, book.id);
  const pages = await pagesOfBook(database, book.id);
  const { audio, quiet, think_further } = book;
  const whole = { audio, quiet: quiet === 1, think_further, pages: pages.map(presentPage) };
  return { data: { ...presentBook(book, reading), ...whole } };
};
