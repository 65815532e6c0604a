import { bookContextNames } from './journey-context.ts';
import { defineLink } from './define-link.ts';

const entryNames = { startsWith: 'starts_with', search: 'search', open: 'open' } as const;

/** Reader screen URLs. */
export const readerLinks = {
  /** The book list. */
  books: defineLink('/discovery', { category: 'category', page: 'page' }),
  book: defineLink('/discovery/:bookId', bookContextNames),
  /** Book pages: `page` is a question's page, `again` starts at the first page; resumes at the last position by default. */
  bookReader: defineLink('/discovery/book/:bookId', { ...bookContextNames, page: 'page', again: 'again' }),
  /** Book end screen; `id` is optional. */
  bookFinished: defineLink('/discovery/book/finish', { ...bookContextNames, id: 'id' }),
  /** Trail Blazers, filtered by letter and search text; `open` is the person in the open card. */
  people: defineLink('/profile', entryNames),
  /** Word Compass, with the same filters. */
  glossary: defineLink('/glossary', entryNames),
  /** Treasure Trails. */
  activities: defineLink('/fun-activities'),
  activity: defineLink('/fun-activities/:activityId'),
} as const;
