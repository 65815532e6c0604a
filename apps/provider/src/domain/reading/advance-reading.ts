/** Progress in a book. Pages start at 1. */
export interface Reading {
  /** Page where the learner stopped. */
  readonly lastPage: number;
  readonly furthestPage: number;
  /** 1 in progress, 2 finished (B3). */
  readonly status: 1 | 2;
}

/**
 * The reading after a turn to `page` (B4): current page, and furthest page so far. A finished book stays finished
 * (D89).
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

/** Limits the reading to the current number of pages: a newer edition may be shorter (D90). */
export function readingWithin({ lastPage, furthestPage, status }: Reading, pages: number): Reading {
  return { lastPage: within(lastPage, pages), furthestPage: within(furthestPage, pages), status };
}

function within(page: number, pages: number): number {
  return Math.min(Math.max(page, 1), Math.max(pages, 1));
}
