import { playContent } from '../content/pack-cache.ts';
import { trialChapter } from '../content/trial-chapter.ts';
import type { Executor } from '../database/executor.ts';
import { inTransaction } from '../database/transaction.ts';
import { advanceReading, type Reading, readingWithin } from '../domain/reading/advance-reading.ts';
import { storeResponse, readStoredResponse } from '../idempotency/stored-response.ts';
import type { Handler, ResponseBody } from '../kernel/handler.ts';
import {
  bookOfShelf,
  type BookRow,
  booksOfPage,
  categoriesOfShelf,
  countBooks,
  findCategory,
  type PageRow,
  pagesOfBook,
} from './book-repository.ts';
import { pageOf } from './paging.ts';
import { lastReadBook, readingOf, readingsOf, saveReading } from './reading-repository.ts';

/** A page of the shelf; empty past the end and for an unknown category. */
export const listBooks: Handler<'listBooks'> = async ({ context: { database }, session, query }) => {
  const page = pageOf(query);
  const { category = '' } = query;
  const categoryId = category === '' ? undefined : await findCategory(database, category);
  if (category !== '' && categoryId === undefined) return { data: [], total_data: 0, ...page };
  const rows = await booksOfPage(database, categoryId, page);
  const ids = rows.map(({ id }) => id);
  const readings = await readingsOf(database, session.learnerId, ids);
  return {
    data: rows.map((row) => presentBook(row, readings.get(row.id) ?? null)),
    total_data: await countBooks(database, categoryId),
    ...page,
  };
};

export const listCategories: Handler<'listCategories'> = async ({ context }) => ({
  data: await categoriesOfShelf(context.database),
});

/** A book with its pages and the learner's progress. */
export const getBook: Handler<'getBook'> = async ({ context: { database }, session, params }) => ({
  data: await wholeBook(database, params.id, session.learnerId),
});

/** The book of the trial for visitors. Its names are plain text, because their cards need a session. */
export const getTrialBook: Handler<'getTrialBook'> = async ({ context, ip }) => {
  const { database, clock, visitors } = context;
  visitors.count(ip, 'getTrialBook', clock.now());
  const { subTrail } = trialChapter(await playContent(database));
  const { pages, ...book } = await wholeBook(database, subTrail.book_id, null);
  return {
    data: { ...book, pages: pages.map((page) => ({ ...page, content: withoutCards(page.content) })) },
  };
};

/** Removes the links to people and terms from a page. */
function withoutCards(html: string): string {
  return html.replaceAll(/ data-(?:people|glossary)-id="[^"]*"/g, '');
}

async function wholeBook(
  executor: Executor,
  id: string,
  learnerId: string | null,
): Promise<ResponseBody<'getBook'>['data']> {
  const book = await bookOfShelf(executor, id);
  const reading = learnerId === null ? null : await readingOf(executor, learnerId, book.id);
  const pages = await pagesOfBook(executor, book.id);
  const { audio, quiet, think_further } = book;
  const two_reports = differencesOf(book.two_reports);
  const whole = { audio, quiet: quiet === 1, think_further, two_reports, pages: pages.map(presentPage) };
  return { ...presentBook(book, reading), ...whole };
}

function differencesOf(stored: string | null) {
  // Safe cast: the import writes this form.
  return JSON.parse(stored ?? '[]') as ResponseBody<'getBook'>['data']['two_reports'] & object;
}

/** The book that the learner read last, or null. */
export const getLastReadBook: Handler<'getLastReadBook'> = async ({ context: { database }, session }) => {
  const { learnerId } = session;
  const bookId = await lastReadBook(database, learnerId);
  if (bookId === null) return { data: null };
  const book = await bookOfShelf(database, bookId);
  return { data: presentBook(book, await readingOf(database, learnerId, bookId)) };
};

/** The learner's progress in a book; null before the first page. */
export const getBookProgress: Handler<'getBookProgress'> = async ({ context, session, params }) => {
  const { database } = context;
  const book = await bookOfShelf(database, params.bookId);
  const reading = await readingOf(database, session.learnerId, book.id);
  return { data: reading && presentProgress(book.id, reading, book.page_count) };
};

/** Saves the learner's page, once per idempotency key. */
export const saveBookProgress: Handler<'saveBookProgress'> = (call) => {
  const { context, session, body, idempotencyKey: key } = call;
  const { learnerId } = session;
  const now = context.clock.now();
  const write = { learnerId, key, operation: 'saveBookProgress', request: body, now };
  return inTransaction(context.database, async (transaction) => {
    const stored = await readStoredResponse<ResponseBody<'saveBookProgress'>>(transaction, write);
    if (stored) return stored.response;
    const book = await bookOfShelf(transaction, body.book_id);
    const before = await readingOf(transaction, learnerId, book.id);
    const reading = advanceReading(before, body.page_count, body.status, book.page_count);
    await saveReading(transaction, learnerId, book.id, reading, now);
    const response = { data: presentProgress(book.id, reading, book.page_count) };
    await storeResponse(transaction, write, response);
    return response;
  });
};

type BookCard = ResponseBody<'listBooks'>['data'][number];
type BookProgress = ResponseBody<'saveBookProgress'>['data'];

function presentBook(row: BookRow, reading: Reading | null): BookCard {
  return {
    id: row.id,
    title: row.title,
    // Safe casts, here and below: the import writes these columns.
    authors: (JSON.parse(row.authors) as string[]).map((name) => ({ name })),
    categories: JSON.parse(row.categories) as BookCard['categories'],
    cover_url: row.cover,
    max_page: row.page_count,
    reading_time: row.reading_minutes,
    description: row.description,
    reading_progress: reading === null ? [] : [pagesRead(reading, row.page_count)],
  };
}

/** Progress in a book with this number of pages. */
function presentProgress(bookId: string, reading: Reading, pages: number): BookProgress {
  return { book_id: bookId, ...pagesRead(reading, pages) };
}

function pagesRead(reading: Reading, pages: number) {
  const { lastPage, furthestPage, status } = readingWithin(reading, pages);
  return { page_count: lastPage, furthest_page: furthestPage, status };
}

type Page = ResponseBody<'getBook'>['data']['pages'][number];

export function presentPage({ page, content, audio, picture, question, simple, sources }: PageRow): Page {
  return {
    ...{ page, content, audio, question, simple },
    // Safe casts, here and below: the import writes the contract's form.
    picture: picture === null ? null : (JSON.parse(picture) as Page['picture'] & object),
    references: JSON.parse(sources) as Page['references'] & object,
  };
}
