import { queryOptions } from '@tanstack/react-query';
import { api } from '../client/api.ts';
import { read } from '../client/create-api.ts';
import type { BoardKey } from './my-rank-query.ts';
import { queryRoots } from './query-roots.ts';

/** The learner's place on a board, with the nearest places around it. An addition to the specified API. Errors: ApiError. */
export function neighboursQuery({ type, quizTimeId }: BoardKey) {
  return queryOptions({
    queryKey: [queryRoots.leaderboard, 'neighbours', type, quizTimeId ?? null],
    queryFn: ({ signal }) => {
      const query = quizTimeId === undefined ? { type } : { type, quiz_time_id: quizTimeId };
      return read(api.GET('/api/x/v1/leaderboards/neighbours', { params: { query }, signal }));
    },
  });
}
