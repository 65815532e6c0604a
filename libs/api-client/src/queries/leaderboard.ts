import { queryOptions } from '@tanstack/react-query';
import { api } from '../client/api.ts';
import { read } from '../client/create-api.ts';
import type { BoardType } from '../contract/schemas.ts';
import { queryRoots } from './query-roots.ts';

/** Board id: the endless board, or The Trails at one difficulty. */
export interface BoardKey {
  type: BoardType;
  /** Difficulty of The Trails; undefined for the endless board. */
  quizTimeId?: string | undefined;
}

/** The learner's rank on a board. */
export function myRankQuery({ type, quizTimeId }: BoardKey) {
  return queryOptions({
    queryKey: [queryRoots.leaderboard, 'my-rank', type, quizTimeId ?? null],
    queryFn: async ({ signal }) => {
      const query = quizTimeId === undefined ? { type } : { type, quiz_time_id: quizTimeId };
      return (await read(api.GET('/api/leaderboards/v1/my-rank', { params: { query }, signal }))).your_rank;
    },
  });
}

/** The learner's rank on a board with the neighbouring ranks. Needs an addition. Errors: ApiError. */
export function neighboursQuery({ type, quizTimeId }: BoardKey) {
  return queryOptions({
    queryKey: [queryRoots.leaderboard, 'neighbours', type, quizTimeId ?? null],
    queryFn: ({ signal }) => {
      const query = quizTimeId === undefined ? { type } : { type, quiz_time_id: quizTimeId };
      return read(api.GET('/api/x/v1/leaderboards/neighbours', { params: { query }, signal }));
    },
  });
}
