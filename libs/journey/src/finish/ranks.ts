import type { LeaderboardEntry, YourRank } from '@sirah-trails/api-client';
import type { MedalKind } from '@sirah-trails/ui';
import { medalRanks, podiumRanks } from '../milestones/rules.ts';

const kinds: Readonly<Record<number, MedalKind>> = { 1: 'easy', 2: 'medium', 3: 'hard', 4: 'expert' };

/** The medal that a place at a pace shows; null below the medal ranks, or for a pace that has none. */
export function medalOf(difficulty: number, rank: number | null): MedalKind | null {
  return rank !== null && rank <= medalRanks ? (kinds[difficulty] ?? null) : null;
}

/** The nearest better place and the stars that are missing, or a goal without a figure. */
export type NextGoal =
  | { readonly name: 'place'; readonly rank: number; readonly count: number }
  | { readonly name: 'first-star' | 'one-more' | 'climb' | 'top-ten' | 'podium' | 'first' | 'lead' };

type Place = Pick<LeaderboardEntry, 'rank' | 'total_star'>;

/**
 * What a learner can reach next on a board.
 *
 * @param neighbours the nearest places, or null where they are not known
 */
export function nextGoal(
  { rank, total_star: stars }: Pick<YourRank, 'rank' | 'total_star'>,
  neighbours: readonly Place[] | null,
): NextGoal {
  if (rank === null) return { name: 'first-star' };
  if (rank === 1) return { name: 'lead' };
  if (neighbours === null) return { name: goalWithoutFigure(rank) };
  const better = neighbours.filter((place) => place.rank < rank && place.total_star > stars);
  const next = better.toSorted((a, b) => b.rank - a.rank)[0];
  // All places before this one have as many stars.
  if (!next) return { name: 'one-more' };
  return { name: 'place', rank: next.rank, count: next.total_star - stars };
}

function goalWithoutFigure(rank: number) {
  if (rank > medalRanks + nearby) return 'climb';
  if (rank > medalRanks) return 'top-ten';
  return rank > podiumRanks ? 'podium' : 'first';
}

/** From how many places away a goal is in reach. */
const nearby = 5;
