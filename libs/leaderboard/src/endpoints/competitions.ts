import { api, queryRoots, read } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The competitions that run now, the one that ends first before the others. Errors: ApiError. */
export function runningCompetitionsQuery() {
  return queryOptions({
    queryKey: [queryRoots.competitions, 'running'],
    queryFn: async ({ signal }) => {
      const query = { status: 'ongoing' as const };
      return (await read(api.GET('/api/competitions/v1', { params: { query }, signal }))).data;
    },
  });
}
