import { api, queryRoots, read } from '@sirah-trails/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** What the learner has under way, the last played first. For a provider with the addition `running`. Errors: ApiError. */
export function runningQuery() {
  return queryOptions({
    queryKey: [queryRoots.journey, 'running'],
    queryFn: async ({ signal }) => (await read(api.GET('/api/x/v1/running', { signal }))).data,
  });
}

/** Play has changed what is under way: what was known of it is not shown again, not even while it is read anew. */
export function forgetRunning(client: QueryClient): void {
  client.removeQueries({ queryKey: runningQuery().queryKey });
}
