import { api, read } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';
import { reviewKey } from '../milestones/endpoints.ts';

/** Questions that are due or come back tomorrow, else the word of the day. For a provider with the addition `today`. Errors: ApiError. */
export function todayQuery() {
  return queryOptions({
    queryKey: [...reviewKey, 'today'],
    queryFn: async ({ signal }) => (await read(api.GET('/api/x/v1/today', { signal }))).data,
  });
}
