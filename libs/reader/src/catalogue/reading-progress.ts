import type { Book } from '@sirah-trails/api-client';

/** Pages that a learner has read, pages in all, and whether the book was read to its end. */
export interface ReadingProgress {
  page: number;
  pages: number;
  finished: boolean;
}

/**
 * Progress from the first row of the list, which may be missing or run past the end: the book's own pages count,
 * and the page is kept within them; 0 until a page is read. Reading an earlier page again takes nothing back
 * where the provider sends the furthest page. A learner who has turned to the last page has not finished the book: its end is one tap
 * further.
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
