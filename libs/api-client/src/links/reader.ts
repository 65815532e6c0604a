import { journeyContextNames } from './journey-context.ts';
import { defineLink } from './define-link.ts';

/** Addresses of the screens of the reader. */
export const readerLinks = {
  book: defineLink('/discovery/:bookId', journeyContextNames),
} as const;
