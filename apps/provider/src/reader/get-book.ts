import type { Handler, ResponseBody } from '../kernel/handler.ts';
import { bookOfShelf, type PageRow, pagesOfBook } from './books/book-repository.ts';
import { presentBook } from './books/present-book.ts';
import { readingOf } from './books/reading-repository.ts';

type Page = ResponseBody<'getBook'>['data']['pages'][number];

/** A book with its pages and how far the learner is. */
export const getBook: Handler<'getBook'> = async ({ context: { database }, session, params }) => {
  const book = await bookOfShelf(database, params.id);
  const reading = await readingOf(database, session.learnerId, book.id);
  const pages = await pagesOfBook(database, book.id);
  return { data: { ...presentBook(book, reading), audio: book.audio, pages: pages.map(presentPage) } };
};

function presentPage({ page, content, audio, sources }: PageRow): Page {
  // The import wrote the sources from the pack's own shape.
  return { page, content, audio, references: JSON.parse(sources) as Page['references'] & object };
}
