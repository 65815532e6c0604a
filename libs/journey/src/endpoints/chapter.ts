import { api, queryRoots, read } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';

/** One chapter with its books. Errors: ApiError, 403 while it is locked, 404 for an unknown id. */
export function chapterQuery(id: string, quizTimeId: string) {
  return queryOptions({
    queryKey: [queryRoots.journey, 'chapter', id, quizTimeId],
    queryFn: ({ signal }) => fetchChapter(id, quizTimeId, signal),
  });
}

async function fetchChapter(id: string, quizTimeId: string, signal: AbortSignal) {
  const params = { path: { id }, query: { quiz_time_id: quizTimeId } };
  const { data } = await read(api.GET('/api/trails/v1/chapter/{id}', { params, signal }));
  return data;
}
