import { rules } from '../rules.ts';

/** Medals of the journey by difficulty (B3). */
const names = { 1: 'easy', 2: 'medium', 3: 'hard', 4: 'expert' } as const;

export type MedalName = (typeof names)[keyof typeof names];

/** Medal of a difficulty, or null. */
export function medalName(difficulty: number): MedalName | null {
  return names[difficulty as keyof typeof names] ?? null;
}

/** True for the top ten of the current board (D162, B9). */
export function isMedalRank(rank: number | null): rank is number {
  return rank !== null && rank <= rules.lastMedalRank;
}
