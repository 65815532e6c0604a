import { myRankQuery, queryRoots } from '@sirah-trails/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** The summary of a game that is over. */
export interface GameEnd {
  readonly score: number;
  readonly best: number;
  readonly isBest: boolean;
}

/**
 * The summary of the last game: from its last response, after a reload from the learner's row on the board (there a score counts as best
 * when it is at least the row's stars). Errors: ApiError.
 */
export function gameEndQuery() {
  return queryOptions({
    queryKey: [queryRoots.leaderboard, 'game-end'],
    queryFn: async ({ client }): Promise<GameEnd> => {
      const ownRow = { ...myRankQuery({ type: 'endless_mode' }), staleTime: 0 };
      const { current_score: score, total_star: best } = await client.fetchQuery(ownRow);
      return { score, best: Math.max(score, best), isBest: score > 0 && score >= best };
    },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Caches the summary for the finish screen; without one the screen reads the board. */
export function storeGameEnd(client: QueryClient, end: GameEnd | null): void {
  const { queryKey } = gameEndQuery();
  if (end) client.setQueryData(queryKey, end);
  else client.removeQueries({ queryKey });
}
