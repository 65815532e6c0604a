import { type ActivityCard, api, queryRoots, read } from '@sirah-trails/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { pagedList, rowsOf } from './pages.ts';

/** The activities in the order of the journey, ten at a time. Errors: ApiError. */
export function activitiesQuery() {
  return infiniteQueryOptions({
    ...pagedList,
    queryKey: [queryRoots.reader, 'activities', 'list'],
    queryFn: ({ pageParam: page, signal }) =>
      read(api.GET('/api/fun-activities/v1', { params: { query: { page } }, signal })),
    select: rowsOf<ActivityCard>,
  });
}

/** One activity with its PDFs. Errors: ApiError, 404 for an unknown id. */
export function activityQuery(id: string) {
  return queryOptions({
    queryKey: [queryRoots.reader, 'activities', 'one', id],
    queryFn: async ({ signal }) =>
      (await read(api.GET('/api/fun-activities/v1/{id}', { params: { path: { id } }, signal }))).data,
  });
}
