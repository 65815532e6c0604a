import { expect, it } from 'vitest';
import { book, pages } from '../testing/samples.ts';
import { readingProgress } from './reading-progress.ts';

it.each([
  ['starts at 0', { reading_progress: [] }, { page: 0, pages: 10, finished: false }],
  [
    'uses the first row',
    { reading_progress: [{ page_count: 4 }, { page_count: 9 }] },
    { page: 4, pages: 10, finished: false },
  ],
  [
    'prefers the furthest page',
    { reading_progress: [{ page_count: 2, furthest_page: 7, status: 1 as const }] },
    { page: 7, pages: 10, finished: false },
  ],
  [
    'keeps a finished book finished',
    { reading_progress: [{ page_count: 2, furthest_page: 9, status: 2 as const }] },
    { page: 9, pages: 10, finished: true },
  ],
  [
    'is unfinished on the last page before Finish Book',
    { reading_progress: [{ page_count: 10, furthest_page: 10, status: 1 as const }] },
    { page: 10, pages: 10, finished: false },
  ],
  [
    'clamps to the last page',
    { reading_progress: [{ page_count: 99 }] },
    { page: 10, pages: 10, finished: true },
  ],
  [
    'counts pages, not max_page',
    { pages: pages(8), reading_progress: [] },
    { page: 0, pages: 8, finished: false },
  ],
  [
    'falls back to max_page without pages',
    { pages: [], reading_progress: [] },
    { page: 0, pages: 10, finished: false },
  ],
])('D90: %s', (_, facts, progress) => {
  expect(readingProgress(book(facts))).toEqual(progress);
});
