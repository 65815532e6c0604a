import type { Book } from '@sirah-trails/api-client';
import { atPlace } from '../reading/reading-place.ts';
import { unsentReading } from './unsent-reading.ts';

/** A book as the provider knows it, with the places that it does not know of yet. */
export function withUnsent(book: Book): Book {
  return unsentReading().reduce(
    (read, one) => (one.kind === 'place' && one.body.book_id === book.id ? atPlace(read, one.body) : read),
    book,
  );
}
