import { api, ApiError, type Book, queryRoots, read } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';
import { findOfflineBook } from '../offline/offline-books.ts';
import { withPosition } from '../offline/reading-position.ts';
import { flushUploadQueue, queuedReports } from '../offline/upload-queue.ts';

/** A book with pages and progress; falls back to the stored copy without a network. Errors: ApiError, 404 for an unknown id. */
export function bookQuery(id: string) {
  return queryOptions({
    queryKey: [queryRoots.reader, 'book', id],
    queryFn: async ({ signal }) => withQueuedPositions(await bookOf(id, signal)),
  });
}

/** The count of finished books at the end of this book: uploads its last position first. For a provider with `album`. Errors: ApiError. */
export function booksReadQuery(bookId: string) {
  return queryOptions({
    queryKey: [queryRoots.reader, 'books-read', bookId],
    queryFn: async ({ client, signal }) => {
      await flushUploadQueue(client);
      return (await read(api.GET('/api/x/v1/album', { signal }))).data.books_read;
    },
  });
}

async function bookOf(id: string, signal: AbortSignal): Promise<Book> {
  const kept = navigator.onLine ? undefined : await findOfflineBook(id);
  if (kept) return kept.book;
  try {
    const { data } = await read(api.GET('/api/book/v1/book/{id}', { params: { path: { id } }, signal }));
    return data;
  } catch (error) {
    const found = isWithoutResponse(error) ? await findOfflineBook(id) : undefined;
    if (found) return found.book;
    throw error;
  }
}

function isWithoutResponse(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
}

/** Adds queued positions to a provider's book. */
export function withQueuedPositions(book: Book): Book {
  return queuedReports().reduce(
    (read, one) =>
      one.kind === 'place' && one.body.book_id === book.id ? withPosition(read, one.body) : read,
    book,
  );
}
