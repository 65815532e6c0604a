import type { Book } from '@sirah-trails/api-client';

/** Page reached, page count, and whether the book is finished. */
export interface ReadingProgress {
  page: number;
  pages: number;
  finished: boolean;
}

/**
 * Progress from the first row of `reading_progress`, clamped to the book's pages; page 0 without a row. Prefers the furthest
 * page. Reaching the last page does not finish a book: Finish Book does.
 */
export function readingProgress({
  pages,
  max_page,
  reading_progress,
}: Pick<Book, 'pages' | 'max_page' | 'reading_progress'>): ReadingProgress {
  const total = pages.length > 0 ? pages.length : max_page;
  const [row] = reading_progress;
  const read = Math.max(row?.page_count ?? 0, row?.furthest_page ?? 0);
  const page = Math.min(Math.max(0, read), total);
  const finished = row?.status === undefined ? page > 0 && page === total : row.status === 2;
  return { page, pages: total, finished };
}
