import type { Difficulty } from '../contract/schemas.ts';

const endless = 5;

/** Infinity Trail difficulty, if offered. */
export function endlessDifficulty<Row extends Difficulty>(quizTimes: readonly Row[]): Row | undefined {
  return quizTimes.find(({ difficulty }) => difficulty === endless);
}

/** The Trails' difficulties, easiest first, without the endless difficulty. */
export function journeyDifficulties<Row extends Difficulty>(quizTimes: readonly Row[]): Row[] {
  return quizTimes
    .filter(({ difficulty }) => difficulty !== endless)
    .toSorted((one, other) => one.difficulty - other.difficulty);
}

/**
 * Resolves a difficulty in a URL by id, label (case-insensitive) or number. Falls back to number 1, then to the easiest.
 * Undefined only for an empty list.
 */
export function resolveDifficulty<Row extends Difficulty>(
  quizTimes: readonly Row[],
  wanted: string | number | null | undefined,
): Row | undefined {
  const rows = journeyDifficulties(quizTimes);
  const text = String(wanted ?? '').trim();
  const label = text.toLowerCase();
  return (
    rows.find(({ id }) => id === text) ??
    rows.find(({ difficulty_label }) => difficulty_label.toLowerCase() === label) ??
    rows.find(({ difficulty }) => String(difficulty) === text) ??
    rows.find(({ difficulty }) => difficulty === 1) ??
    rows[0]
  );
}

/** Difficulty in The Trails' URLs: the label in lower case. */
export function difficultyParameter({ difficulty_label }: Pick<Difficulty, 'difficulty_label'>): string {
  return difficulty_label.toLowerCase();
}
