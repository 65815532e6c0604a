import { expect, it } from 'vitest';
import { book, pages } from '../testing/samples.ts';
import { readingProgress } from './reading-progress.ts';

it.each([
  ['nothing read', { reading_progress: [] }, { page: 0, pages: 10 }],
  [
    'the first row counts',
    { reading_progress: [{ page_count: 4 }, { page_count: 9 }] },
    { page: 4, pages: 10 },
  ],
  ['past the end is the last page', { reading_progress: [{ page_count: 99 }] }, { page: 10, pages: 10 }],
  ['the pages count, not max_page', { pages: pages(8), reading_progress: [] }, { page: 0, pages: 8 }],
  ['max_page where no page came', { pages: [], reading_progress: [] }, { page: 0, pages: 10 }],
])('90: %s', (_, facts, progress) => {
  expect(readingProgress(book(facts))).toEqual(progress);
});
