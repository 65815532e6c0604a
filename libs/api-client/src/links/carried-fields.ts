import { journeyContextNames, readJourneyContext } from './journey-context.ts';

/** What the screens of a book hand on: the journey context, and the place in the book list that the learner came from. */
export const carriedNames = {
  ...journeyContextNames,
  category: 'category',
  shelfPage: 'shelf_page',
} as const;

/** What the query carries from one screen of a book to the next. */
export type CarriedFields = Partial<Record<keyof typeof carriedNames, string>>;

/** Reads what a screen of a book was given, to hand it on with any of `readerLinks`. */
export function readCarried(query: URLSearchParams): CarriedFields {
  const place = { category: query.get('category'), shelfPage: query.get('shelf_page') };
  const given = Object.entries({ ...place, ...readJourneyContext(query) }).filter(([, value]) => value);
  return Object.fromEntries(given) as CarriedFields;
}
