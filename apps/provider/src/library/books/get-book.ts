import { notFound } from '../../kernel/errors.ts';
import type { Call, ResponseBody } from '../../kernel/handler.ts';
import type { Executor } from '../../database/executor.ts';
import { findBook, type PageRow, pagesOfBook } from './book-repository.ts';
import { presentBook } from './present-book.ts';
import { lastReadBook, readingOf } from './reading-repository.ts';

type Page = ResponseBody<'getBook'>['data']['pages'][number];

/** A book with its pages and how far the learner is. */
export async function getBook({
  context: { database },
  session,
  params,
}: Call<'getBook'>): Promise<ResponseBody<'getBook'>> {
  const book = await bookOfShelf(database, params.id);
  const reading = await readingOf(database, session.learnerId, book.id);
  const pages = await pagesOfBook(database, book.id);
  return { data: { ...presentBook(book, reading), audio: book.audio, pages: pages.map(presentPage) } };
}

/** The book that the learner read last, or null before the first. */
export async function getLastReadBook({
  context: { database },
  session: { learnerId },
}: Call<'getLastReadBook'>): Promise<ResponseBody<'getLastReadBook'>> {
  const bookId = await lastReadBook(database, learnerId);
  if (bookId === null) return { data: null };
  const book = await bookOfShelf(database, bookId);
  return { data: presentBook(book, await readingOf(database, learnerId, bookId)) };
}

/** The book. Throws 404 when the pack has none of this id. */
export async function bookOfShelf(executor: Executor, id: string) {
  const book = await findBook(executor, id);
  if (!book) throw notFound('We could not find that book.');
  return book;
}

function presentPage({ page, content, audio, sources }: PageRow): Page {
  // The import wrote the sources from the pack's own shape.
  return { page, content, audio, references: JSON.parse(sources) as Page['references'] & object };
}
