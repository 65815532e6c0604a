import { expect, it } from 'vitest';
import { book, pages } from '../testing/samples.ts';
import { readingProgress } from './reading-progress.ts';

it.each([
  ['nothing read', { reading_progress: [] }, { page: 0, pages: 10, finished: false }],
  [
    'the first row counts',
    { reading_progress: [{ page_count: 4 }, { page_count: 9 }] },
    { page: 4, pages: 10, finished: false },
  ],
  [
    'the furthest page counts where the provider sends it',
    { reading_progress: [{ page_count: 2, furthest_page: 7, status: 1 as const }] },
    { page: 7, pages: 10, finished: false },
  ],
  [
    'a finished book stays finished',
    { reading_progress: [{ page_count: 2, furthest_page: 9, status: 2 as const }] },
    { page: 9, pages: 10, finished: true },
  ],
  [
    'the last page is open, and Finish Book was not tapped',
    { reading_progress: [{ page_count: 10, furthest_page: 10, status: 1 as const }] },
    { page: 10, pages: 10, finished: false },
  ],
  [
    'past the end is the last page',
    { reading_progress: [{ page_count: 99 }] },
    { page: 10, pages: 10, finished: true },
  ],
  [
    'the pages count, not max_page',
    { pages: pages(8), reading_progress: [] },
    { page: 0, pages: 8, finished: false },
  ],
  [
    'max_page where no page came',
    { pages: [], reading_progress: [] },
    { page: 0, pages: 10, finished: false },
  ],
])('D90: %s', (_, facts, progress) => {
  expect(readingProgress(book(facts))).toEqual(progress);
});
