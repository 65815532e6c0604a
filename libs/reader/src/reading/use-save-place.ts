import { newIdempotencyKey, type Book } from '@sirah-trails/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { bookQuery } from '../endpoints/book.ts';
import { sendUnsentReading } from '../unsent/send-unsent-reading.ts';
import { keepUnsent } from '../unsent/unsent-reading.ts';
import { atPlace } from './reading-place.ts';
import { useAfterPaint } from './use-after-paint.ts';

/** Saves a page of a book, counted from 1: kept on the device at once and until the provider has confirmed it; shown and sent once the screen is painted. */
export function useSavePlace(bookId: string): (page: number, status: 1 | 2) => void {
  const client = useQueryClient();
  const later = useAfterPaint();
  return (page_count, status) => {
    const body = { book_id: bookId, page_count, status };
    keepUnsent({ kind: 'place', key: newIdempotencyKey(), body });
    later(() => {
      client.setQueryData<Book>(bookQuery(bookId).queryKey, (book) => book && atPlace(book, body));
      void sendUnsentReading(client);
    });
  };
}
