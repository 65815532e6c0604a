import { api, queryRoots, read } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Chapters of a sub-trail with stars and locks. Errors: ApiError, 403 while the sub-trail is locked. */
export function chaptersQuery(subTrailId: string, quizTimeId: string) {
  return queryOptions({
    queryKey: [queryRoots.journey, 'chapters', subTrailId, quizTimeId],
    queryFn: ({ signal }) => fetchChapters(subTrailId, quizTimeId, signal),
  });
}

async function fetchChapters(subTrailId: string, quizTimeId: string, signal: AbortSignal) {
  const query = { sub_trail_id: subTrailId, quiz_time_id: quizTimeId };
  const { data } = await read(api.GET('/api/trails/v1/chapters', { params: { query }, signal }));
  return data;
}
