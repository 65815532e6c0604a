import type { LeaderboardEntry, YourRank } from '@sirah-trails/api-client';
import type { MedalKind } from '@sirah-trails/ui';
import { medalRanks, podiumRanks } from '../milestones/rules.ts';

const kinds: Readonly<Record<number, MedalKind>> = { 1: 'easy', 2: 'medium', 3: 'hard', 4: 'expert' };

/** The medal of a rank at a difficulty; null below the medal ranks, or for a difficulty without a medal. */
export function medalOf(difficulty: number, rank: number | null): MedalKind | null {
  return rank !== null && rank <= medalRanks ? (kinds[difficulty] ?? null) : null;
}

/** The nearest better rank and the missing stars, or a goal without a number. */
export type NextGoal =
  | { readonly name: 'next-rank'; readonly rank: number; readonly count: number }
  | { readonly name: 'first-star' | 'one-more' | 'climb' | 'top-ten' | 'podium' | 'first' | 'lead' };

type BoardRow = Pick<LeaderboardEntry, 'rank' | 'total_star'>;

/**
 * The learner's next goal on a board.
 *
 * @param neighbours the nearest rows, or null where they are unknown
 */
export function nextGoal(
  { rank, total_star: stars }: Pick<YourRank, 'rank' | 'total_star'>,
  neighbours: readonly BoardRow[] | null,
): NextGoal {
  if (rank === null) return { name: 'first-star' };
  if (rank === 1) return { name: 'lead' };
  if (neighbours === null) return { name: goalWithoutNumber(rank) };
  const better = neighbours.filter((row) => row.rank < rank && row.total_star > stars);
  const next = better.toSorted((a, b) => b.rank - a.rank)[0];
  // All rows before this one have as many stars.
  if (!next) return { name: 'one-more' };
  return { name: 'next-rank', rank: next.rank, count: next.total_star - stars };
}

function goalWithoutNumber(rank: number) {
  if (rank > medalRanks + nearby) return 'climb';
  if (rank > medalRanks) return 'top-ten';
  return rank > podiumRanks ? 'podium' : 'first';
}

/** Distance in ranks at which a goal is in reach. */
const nearby = 5;
