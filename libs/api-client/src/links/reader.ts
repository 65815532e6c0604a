import { journeyContextNames, readJourneyContext } from './journey-context.ts';
import { defineLink } from './define-link.ts';

/** What the screens of a book hand on: the journey context, and the place in the book list that the learner came from. */
const carriedNames = { ...journeyContextNames, category: 'category', shelfPage: 'shelf_page' } as const;

/** What the query carries from one screen of a book to the next. */
export type CarriedFields = Partial<Record<keyof typeof carriedNames, string>>;

const entryNames = { startsWith: 'starts_with', search: 'search', open: 'open' } as const;

/** Addresses of the screens of the reader. */
export const readerLinks = {
  /** The book list. */
  books: defineLink('/discovery', { category: 'category', page: 'page' }),
  book: defineLink('/discovery/:bookId', carriedNames),
  /** The pages of a book: at the page that a question is about, `again` from the first, else where the learner stopped. */
  bookReader: defineLink('/discovery/book/:bookId', { ...carriedNames, page: 'page', again: 'again' }),
  /** The end of the book with this id; without one, of any book. */
  bookFinished: defineLink('/discovery/book/finish', { ...carriedNames, id: 'id' }),
  /** Trail Blazers, narrowed to a letter and to words; `open` is the person whose card is open. */
  people: defineLink('/profile', entryNames),
  /** Word Compass, likewise. */
  glossary: defineLink('/glossary', entryNames),
} as const;

/** Reads what a screen of a book was given, to hand it on with any of `readerLinks`. */
export function readCarried(query: URLSearchParams): CarriedFields {
  const place = { category: query.get('category'), shelfPage: query.get('shelf_page') };
  const given = Object.entries({ ...place, ...readJourneyContext(query) }).filter(([, value]) => value);
  return Object.fromEntries(given) as CarriedFields;
}
