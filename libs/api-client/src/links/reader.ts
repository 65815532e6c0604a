import { bookContextNames } from './journey-context.ts';
import { defineLink } from './define-link.ts';

const entryNames = { startsWith: 'starts_with', search: 'search', open: 'open' } as const;

/** URLs of the screens of the reader. */
export const readerLinks = {
  /** The book list. */
  books: defineLink('/discovery', { category: 'category', page: 'page' }),
  book: defineLink('/discovery/:bookId', bookContextNames),
  /** The pages of a book: at the page that a question is about, `again` from the first, else where the learner stopped. */
  bookReader: defineLink('/discovery/book/:bookId', { ...bookContextNames, page: 'page', again: 'again' }),
  /** The end of the book with this id; without one, of any book. */
  bookFinished: defineLink('/discovery/book/finish', { ...bookContextNames, id: 'id' }),
  /** Trail Blazers, narrowed to a letter and to words; `open` is the person whose card is open. */
  people: defineLink('/profile', entryNames),
  /** Word Compass, likewise. */
  glossary: defineLink('/glossary', entryNames),
  /** Treasure Trails. */
  activities: defineLink('/fun-activities'),
  activity: defineLink('/fun-activities/:activityId'),
} as const;
