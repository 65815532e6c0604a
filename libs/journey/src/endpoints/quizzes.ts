import { api, queryRoots, read } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The questions of a chapter and its run. A run changes with every answer. Errors: ApiError, 403 when locked. */
export function quizzesQuery(chapterId: string, quizTimeId: string) {
  return queryOptions({
    queryKey: [queryRoots.journey, 'quizzes', chapterId, quizTimeId],
    queryFn: ({ signal }) => {
      const query = { chapter_id: chapterId, quiz_time_id: quizTimeId };
      return read(api.GET('/api/trails/v1/quizzes', { params: { query }, signal }));
    },
  });
}
