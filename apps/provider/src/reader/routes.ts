import type { Handlers } from '../kernel/handler.ts';
import { getActivity } from './get-activity.ts';
import { getBook } from './get-book.ts';
import { getBookProgress } from './get-book-progress.ts';
import { getFontSize } from './get-font-size.ts';
import { getGlossaryEntry } from './get-glossary-entry.ts';
import { getLastReadBook } from './get-last-read-book.ts';
import { getPerson } from './get-person.ts';
import { listActivities } from './list-activities.ts';
import { listBooks } from './list-books.ts';
import { listCategories } from './list-categories.ts';
import { listGlossary } from './list-glossary.ts';
import { listPeople } from './list-people.ts';
import { reportReadingTime } from './report-reading-time.ts';
import { saveBookProgress } from './save-book-progress.ts';
import { saveFontSize } from './save-font-size.ts';

/** The handlers of books, entries, activities and reading time, by operation. */
export const readerHandlers = {
  listBooks,
  getBook,
  getLastReadBook,
  listCategories,
  getBookProgress,
  saveBookProgress,
  getFontSize,
  saveFontSize,
  listGlossary,
  getGlossaryEntry,
  listPeople,
  getPerson,
  listActivities,
  getActivity,
  reportReadingTime,
} satisfies Partial<Handlers>;
