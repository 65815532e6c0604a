import { medalRanks, podiumRanks } from '../rules/rules.ts';

export type NextGoal = 'first-star' | 'top-ten' | 'podium' | 'first' | 'lead';

/** What a learner can reach next from a place on the board; null is no place yet. */
export function nextGoal(rank: number | null): NextGoal {
  if (rank === null) return 'first-star';
  if (rank > medalRanks) return 'top-ten';
  if (rank > podiumRanks) return 'podium';
  return rank > 1 ? 'first' : 'lead';
}
