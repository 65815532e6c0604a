/** How far a learner is in a book. Pages count from 1. */
export interface Reading {
  /** Where the learner stopped. */
  readonly lastPage: number;
  readonly furthestPage: number;
  /** 1 in progress, 2 finished (B3). */
  readonly status: 1 | 2;
}

/**
 * The reading after the learner has turned to `page` (B4): the page where the learner is, and the furthest ever reached.
 * A finished book stays finished, however it is read again (D89).
 */
export function advanceReading(
  before: Reading | null,
  page: number,
  status: Reading['status'],
  pages: number,
): Reading {
  const lastPage = within(page, pages);
  return {
    lastPage,
    furthestPage: Math.max(lastPage, before?.furthestPage ?? 0),
    status: before?.status === 2 ? 2 : status,
  };
}

/** The same reading inside the pages that the book has today: a newer edition may be shorter (D90). */
export function readingWithin({ lastPage, furthestPage, status }: Reading, pages: number): Reading {
  return { lastPage: within(lastPage, pages), furthestPage: within(furthestPage, pages), status };
}

function within(page: number, pages: number): number {
  return Math.min(Math.max(page, 1), Math.max(pages, 1));
}
