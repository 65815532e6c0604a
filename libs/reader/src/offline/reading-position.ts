import type { Book } from '@sirah-trails/api-client';
import type { ReadingPosition } from './endpoints.ts';

type Pages = Pick<Book, 'pages' | 'reading_progress'>;

/**
 * First page to show, from 1: from the URL, else the stored position; clamped to the book's pages.
 *
 * @param named query value; ignored unless a number
 */
export function openingPage({ pages, reading_progress: [stored] }: Pages, named: string | null): number {
  const wanted = /^\d+$/.test(named ?? '') ? Number(named) : (stored?.page_count ?? 1);
  return Math.min(Math.max(1, wanted), Math.max(1, pages.length));
}

/** Adds a position to a book; the furthest page and the finished status never decrease. */
export function withPosition<Read extends Pick<Book, 'reading_progress'>>(
  book: Read,
  { page_count, status }: Omit<ReadingPosition, 'book_id'>,
): Read {
  const [before] = book.reading_progress;
  const furthest = Math.max(page_count, before?.furthest_page ?? before?.page_count ?? 1);
  const isFinished = status === 2 || before?.status === 2;
  const row = { page_count, furthest_page: furthest, status: isFinished ? (2 as const) : (1 as const) };
  return { ...book, reading_progress: [row] };
}
