import type { Book } from '@sirah-trails/api-client';
import type { ReadingPosition } from './endpoints.ts';

/** A book as far as its pages go. */
type Pages = Pick<Book, 'pages' | 'reading_progress'>;

/**
 * The page on which a book opens, from 1: the one that its address names, else where the learner stopped; always one that the book
 * has.
 *
 * @param named of the address; what is no number counts as absent
 */
export function openingPage({ pages, reading_progress: [stored] }: Pages, named: string | null): number {
  const wanted = /^\d+$/.test(named ?? '') ? Number(named) : (stored?.page_count ?? 1);
  return Math.min(Math.max(1, wanted), Math.max(1, pages.length));
}

/** A book with a place that the learner has reached: the furthest page stays, and so does a finished book. */
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
