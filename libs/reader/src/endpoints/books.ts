import { api, queryRoots, read } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Books on one page of the list. */
export const booksOnPage = 10;

/** A page of the book list, from 1. */
export interface ShelfPage {
  /** Id of a category; all books without one. */
  readonly category?: string;
  readonly page: number;
}

/** Books with the learner's progress, in the order of the journey. Errors: ApiError. */
export function booksQuery({ category, page }: ShelfPage) {
  const query = { ...(category && { category }), page, size: booksOnPage };
  return queryOptions({
    queryKey: [queryRoots.reader, 'books', query],
    queryFn: ({ signal }) => read(api.GET('/api/book/v1/books', { params: { query }, signal })),
  });
}

/** The book that the learner read last; null before the first. Errors: ApiError. */
export function lastReadQuery() {
  return queryOptions({
    queryKey: [queryRoots.reader, 'last-read'],
    queryFn: async ({ signal }) => (await read(api.GET('/api/book/v1/book/last-read', { signal }))).data,
  });
}

/** The categories that have books. Errors: ApiError. */
export function categoriesQuery() {
  return queryOptions({
    queryKey: [queryRoots.reader, 'categories'],
    queryFn: async ({ signal }) => (await read(api.GET('/api/book/v1/categories', { signal }))).data,
  });
}
