import { api, queryRoots, read } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The learner's place at one difficulty, with the nearest places around it. An addition to the specified API. Errors: ApiError. */
export function neighboursQuery(quizTimeId: string) {
  return queryOptions({
    queryKey: [queryRoots.leaderboard, 'neighbours', quizTimeId],
    queryFn: ({ signal }) => {
      const query = { type: 'learning_journey', quiz_time_id: quizTimeId } as const;
      return read(api.GET('/api/x/v1/leaderboards/neighbours', { params: { query }, signal }));
    },
  });
}
