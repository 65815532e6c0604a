import { carriedNames } from './carried.ts';
import { defineLink } from './define-link.ts';

/** Addresses of the screens of the reader. */
export const readerLinks = {
  book: defineLink('/discovery/:bookId', carriedNames),
} as const;
