import type { Book } from '@sirah-trails/api-client';

/** Pages that a learner has read, and pages in all. */
export interface ReadingProgress {
  page: number;
  pages: number;
}

/**
 * Progress from the first row of the list, which may be missing or run past the end: the book's own pages count,
 * and the page is kept within them; 0 until a page is read (decision 90).
 */
export function readingProgress({
  pages,
  max_page,
  reading_progress,
}: Pick<Book, 'pages' | 'max_page' | 'reading_progress'>): ReadingProgress {
  const total = pages.length > 0 ? pages.length : max_page;
  const read = reading_progress[0]?.page_count ?? 0;
  return { page: Math.min(Math.max(0, read), total), pages: total };
}
