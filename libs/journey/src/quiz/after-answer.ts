import { queryRoots } from '@sirah-trails/api-client';
import type { QueryClient } from '@tanstack/react-query';

/** Stars, locks and ranks may have changed. Nothing is fetched while a clock runs: only marked as old. */
export function markJourneyOld(client: QueryClient): void {
  for (const root of [queryRoots.journey, queryRoots.leaderboard, queryRoots.profile]) {
    void client.invalidateQueries({ queryKey: [root], refetchType: 'none' });
  }
}
