import { type LeaderboardEntry, myRankQuery, neighboursQuery, type YourRank } from '@sirah-trails/api-client';
import { useAddition } from '@sirah-trails/screen-kit';
import { useQuery } from '@tanstack/react-query';

/** The learner's place on a board, with the nearest ones where they are known. */
export interface Standing {
  readonly own: YourRank;
  readonly neighbours: readonly LeaderboardEntry[] | null;
}

/** The learner's place on the Infinity Trail. */
export function useEndlessStanding() {
  return useQuery({
    ...myRankQuery({ type: 'endless_mode' }),
    select: (own): Standing => ({ own, neighbours: null }),
  });
}

/** The learner's place at one pace, in one call: the nearest places come with the learner's own. */
export function useStanding(quizTimeId: string) {
  const board = { type: 'learning_journey', quizTimeId } as const;
  const isOffered = useAddition('neighbours');
  const around = useQuery({
    ...neighboursQuery(board),
    enabled: isOffered,
    select: ({ your_rank: own, leaderboard: neighbours }): Standing => ({ own, neighbours }),
  });
  const alone = useQuery({
    ...myRankQuery(board),
    enabled: !isOffered,
    select: (own): Standing => ({ own, neighbours: null }),
  });
  return isOffered ? around : alone;
}
