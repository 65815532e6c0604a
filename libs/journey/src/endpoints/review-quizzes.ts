import { api, queryRoots, read } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Everything that an answer in a review changes. */
export const reviewKey = [queryRoots.journey, 'review'] as const;

/** The questions that come back today, all with their content. For a provider with the addition `review`. Errors: ApiError. */
export function reviewQuizzesQuery() {
  return queryOptions({
    queryKey: [...reviewKey, 'quizzes'],
    queryFn: async ({ signal }) => (await read(api.GET('/api/x/v1/practice/mistakes', { signal }))).data,
  });
}
