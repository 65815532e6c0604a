import type { Difficulty } from '../contract/schemas.ts';

const endless = 5;

/** The row that serves the Infinity Trail; undefined where the provider offers none. */
export function endlessDifficulty<Row extends Difficulty>(quizTimes: readonly Row[]): Row | undefined {
  return quizTimes.find(({ difficulty }) => difficulty === endless);
}

/** The difficulties of The Trails, easiest first. The row of the endless mode is not one of them. */
export function journeyDifficulties<Row extends Difficulty>(quizTimes: readonly Row[]): Row[] {
  return quizTimes
    .filter(({ difficulty }) => difficulty !== endless)
    .toSorted((one, other) => one.difficulty - other.difficulty);
}

/**
 * The difficulty in a URL: by id, by label in any case, or by number; else the one with number 1, else
 * the easiest. Undefined only where there is none.
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

/** Name of a difficulty in the URLs of The Trails: its label in lower case. */
export function difficultyParameter({ difficulty_label }: Pick<Difficulty, 'difficulty_label'>): string {
  return difficulty_label.toLowerCase();
}
