import type { ResponseBody } from '../../kernel/handler.ts';
import { type Reading, readingWithin } from '../../domain/reading/advance-reading.ts';
import type { BookRow } from './book-repository.ts';

type BookCard = ResponseBody<'listBooks'>['data'][number];
type BookProgress = ResponseBody<'saveBookProgress'>['data'];

/** A book as the contract spells it, with how far the learner is. */
export function presentBook(row: BookRow, reading: Reading | null): BookCard {
  return {
    id: row.id,
    title: row.title,
    // The import wrote these two from the pack's own shape.
    authors: (JSON.parse(row.authors) as string[]).map((name) => ({ name })),
    categories: JSON.parse(row.categories) as BookCard['categories'],
    cover_url: row.cover,
    max_page: row.page_count,
    reading_time: row.reading_minutes,
    description: row.description,
    reading_progress: reading === null ? [] : [pagesRead(reading, row.page_count)],
  };
}

/** How far the learner is in a book of so many pages. */
export function presentProgress(bookId: string, reading: Reading, pages: number): BookProgress {
  return { book_id: bookId, ...pagesRead(reading, pages) };
}

function pagesRead(reading: Reading, pages: number) {
  const { lastPage, furthestPage, status } = readingWithin(reading, pages);
  return { page_count: lastPage, furthest_page: furthestPage, status };
}
