import { type LeaderboardEntry, myRankQuery, neighboursQuery, type YourRank } from '@sirah-trails/api-client';
import { useAddition } from '@sirah-trails/screen-kit';
import { useQuery } from '@tanstack/react-query';

/** The learner's row on a board, with the nearest rows where the provider sends them. */
export interface OwnRank {
  readonly own: YourRank;
  readonly neighbours: readonly LeaderboardEntry[] | null;
}

export function useEndlessRank() {
  return useQuery({
    ...myRankQuery({ type: 'endless_mode' }),
    select: (own): OwnRank => ({ own, neighbours: null }),
  });
}

/** The learner's row at one difficulty, in one call: the nearest rows include it. */
export function useRank(quizTimeId: string) {
  const board = { type: 'learning_journey', quizTimeId } as const;
  const isOffered = useAddition('neighbours');
  const around = useQuery({
    ...neighboursQuery(board),
    enabled: isOffered,
    select: ({ your_rank: own, leaderboard: neighbours }): OwnRank => ({ own, neighbours }),
  });
  const alone = useQuery({
    ...myRankQuery(board),
    enabled: !isOffered,
    select: (own): OwnRank => ({ own, neighbours: null }),
  });
  return isOffered ? around : alone;
}
