import { api, queryRoots, read, type Trail } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';

/** All worlds in order, with the learner's stars at one difficulty. Errors: ApiError. */
export function worldsQuery(quizTimeId: string) {
  return queryOptions({
    queryKey: [queryRoots.journey, 'trails', quizTimeId],
    queryFn: ({ signal }) => fetchTrails(quizTimeId, signal),
  });
}

async function fetchTrails(quizTimeId: string, signal: AbortSignal): Promise<Trail[]> {
  const query = { quiz_time_id: quizTimeId };
  const { data } = await read(api.GET('/api/trails/v1', { params: { query }, signal }));
  return [...data].sort((a, b) => a.order - b.order);
}
