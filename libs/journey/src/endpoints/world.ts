import { api, queryRoots, read } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';

/** One world at one difficulty. Errors: ApiError, 404 for an unknown id. */
export function worldQuery(id: string, quizTimeId: string) {
  return queryOptions({
    queryKey: [queryRoots.journey, 'trail', id, quizTimeId],
    queryFn: ({ signal }) => fetchTrail(id, quizTimeId, signal),
  });
}

async function fetchTrail(id: string, quizTimeId: string, signal: AbortSignal) {
  const params = { path: { id }, query: { quiz_time_id: quizTimeId } };
  const { data } = await read(api.GET('/api/trails/v1/{id}', { params, signal }));
  return data;
}
