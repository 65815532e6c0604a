import { myRankQuery, queryRoots } from '@sirah-trails/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** The summary of a game that is over. */
export interface GameEnd {
  readonly score: number;
  readonly best: number;
  readonly isBest: boolean;
}

/**
 * The summary of the learner's last game: as its last response had it, after a reload from the learner's place on the board (the
 * score is best when it is at least the stars of the board). Errors: ApiError.
 */
export function gameEndQuery() {
  return queryOptions({
    queryKey: [queryRoots.leaderboard, 'game-end'],
    queryFn: async ({ client }): Promise<GameEnd> => {
      const place = { ...myRankQuery({ type: 'endless_mode' }), staleTime: 0 };
      const { current_score: score, total_star: best } = await client.fetchQuery(place);
      return { score, best: Math.max(score, best), isBest: score > 0 && score >= best };
    },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Keeps the summary for the finish screen; a game without one is read from the board. */
export function storeGameEnd(client: QueryClient, end: GameEnd | null): void {
  const { queryKey } = gameEndQuery();
  if (end) client.setQueryData(queryKey, end);
  else client.removeQueries({ queryKey });
}
