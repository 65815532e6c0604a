import { api, queryRoots, read } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The questions of a passed chapter, all with their content. For a provider with the addition `practice`. Errors: ApiError, 403 before the chapter is passed. */
export function practiceQuizzesQuery(chapterId: string) {
  return queryOptions({
    queryKey: [queryRoots.journey, 'practice', chapterId],
    queryFn: async ({ signal }) => {
      const params = { query: { chapter_id: chapterId } };
      return (await read(api.GET('/api/x/v1/practice/quizzes', { params, signal }))).data;
    },
  });
}
