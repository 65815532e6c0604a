import type { MedalKind } from '@sirah-trails/ui';
import { medalRanks } from '../rules/rules.ts';

const kinds: Readonly<Record<number, MedalKind>> = { 1: 'easy', 2: 'medium', 3: 'hard', 4: 'expert' };

/** The medal that a place at a pace shows; null below the medal ranks, or for a pace that has none. */
export function medalOf(difficulty: number, rank: number | null): MedalKind | null {
  return rank !== null && rank <= medalRanks ? (kinds[difficulty] ?? null) : null;
}
