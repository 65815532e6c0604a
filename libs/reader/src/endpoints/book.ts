import { api, queryRoots, read } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';

/** One book with its pages and the learner's progress. Errors: ApiError, 404 for an unknown id. */
export function bookQuery(id: string) {
  return queryOptions({
    queryKey: [queryRoots.reader, 'book', id],
    queryFn: ({ signal }) => fetchBook(id, signal),
  });
}

async function fetchBook(id: string, signal: AbortSignal) {
  const { data } = await read(api.GET('/api/book/v1/book/{id}', { params: { path: { id } }, signal }));
  return data;
}
