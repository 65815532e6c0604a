import { api, queryRoots, read } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The book that the learner read last, with its progress; null before the first. Errors: ApiError. */
export function lastReadBookQuery() {
  return queryOptions({
    queryKey: [queryRoots.reader, 'last-read'],
    queryFn: async ({ signal }) => (await read(api.GET('/api/book/v1/book/last-read', { signal }))).data,
  });
}
