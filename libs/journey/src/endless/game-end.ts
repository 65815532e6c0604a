import { myRankQuery, queryRoots } from '@sirah-trails/api-client';
import { type EndlessGameCode, readEndlessStatus } from '@sirah-trails/api-client/links';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';

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

/** Navigation state after a game on this device; without it, a URL could claim any end. */
export const endedHere = { ended: true };

/** How the game ended that led to this URL, also after a reload; undefined for a URL without a game. */
export function useEndedStatus(): EndlessGameCode | undefined {
  const { state } = useLocation() as { state: Partial<typeof endedHere> | null };
  const status = readEndlessStatus(useSearchParams()[0]);
  return state?.ended === true ? status : undefined;
}

/** Caches the summary for the finish screen; without one the screen reads the board. */
export function storeGameEnd(client: QueryClient, end: GameEnd | null): void {
  const { queryKey } = gameEndQuery();
  if (end) client.setQueryData(queryKey, end);
  else client.removeQueries({ queryKey });
}
