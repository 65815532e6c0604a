import { api, queryRoots, read, type SubTrail } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Sub-trails of a world in order, with what remains. Errors: ApiError, 403 while the world is locked. */
export function subTrailsQuery(trailId: string, quizTimeId: string) {
  return queryOptions({
    queryKey: [queryRoots.journey, 'sub-trails', trailId, quizTimeId],
    queryFn: ({ signal }) => fetchSubTrails(trailId, quizTimeId, signal),
  });
}

async function fetchSubTrails(trailId: string, quizTimeId: string, signal: AbortSignal): Promise<SubTrail[]> {
  const query = { trail_id: trailId, quiz_time_id: quizTimeId };
  const { data } = await read(api.GET('/api/trails/v1/subtrails', { params: { query }, signal }));
  return [...data].sort((a, b) => a.order - b.order);
}
