import type { Handlers } from '../kernel/handler.ts';
import { getActivity, listActivities } from './activities.ts';
import { getAlbum, getEntryBook, getFoundOut } from './album.ts';
import {
  getBook,
  getBookProgress,
  getLastReadBook,
  getTrialBook,
  listBooks,
  listCategories,
  saveBookProgress,
} from './books.ts';
import { getGlossaryEntry, getPerson, listGlossary, listPeople } from './entries.ts';
import { getFontSize, saveFontSize } from './font-size.ts';
import { reportReadingTime } from './report-reading-time.ts';

export const readerHandlers = {
  listBooks,
  getBook,
  getLastReadBook,
  getTrialBook,
  listCategories,
  getBookProgress,
  saveBookProgress,
  getFontSize,
  saveFontSize,
  listGlossary,
  getGlossaryEntry,
  listPeople,
  getPerson,
  getAlbum,
  getFoundOut,
  getEntryBook,
  listActivities,
  getActivity,
  reportReadingTime,
} satisfies Partial<Handlers>;
