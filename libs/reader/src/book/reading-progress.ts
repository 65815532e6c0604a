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
 * where the provider sends the furthest page.
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
  return { page, pages: total, finished: row?.status === 2 || page === total };
}
