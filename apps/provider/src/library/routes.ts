import type { Handlers } from '../kernel/handler.ts';
import { getActivity, listActivities } from './activities/activities.ts';
import { getBookProgress, saveBookProgress } from './books/book-progress.ts';
import { getFontSize, saveFontSize } from './books/font-size.ts';
import { getBook, getLastReadBook } from './books/get-book.ts';
import { listBooks, listCategories } from './books/list-books.ts';
import { getCompetition, listCompetitions } from './competitions/competitions.ts';
import { getGlossaryEntry, listGlossary } from './entries/glossary.ts';
import { getPerson, listPeople } from './entries/people.ts';
import { getMotivationalQuote } from './get-motivational-quote.ts';

/** The handlers of what the pack holds besides play, by operation. */
export const libraryHandlers = {
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
  listCompetitions,
  getCompetition,
  getMotivationalQuote,
} satisfies Partial<Handlers>;
