import { rules } from '../rules.ts';

/** The medals of the journey by the number of their difficulty (B3). */
const names = { 1: 'easy', 2: 'medium', 3: 'hard', 4: 'expert' } as const;

export type MedalName = (typeof names)[keyof typeof names];

/** The medal of a difficulty; null where there is none. */
export function medalName(difficulty: number): MedalName | null {
  return names[difficulty as keyof typeof names] ?? null;
}

/** Whether a rank gives a medal: among the first ten, as it is now (D162, B9). */
export function isMedalRank(rank: number | null): rank is number {
  return rank !== null && rank <= rules.lastMedalRank;
}
