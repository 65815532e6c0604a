import { minute } from '../kernel/time.ts';

/** Game constants. `docs/rules-of-play.md` explains them to parents. */
export const rules = {
  /** Lives at the start of a run (B9). */
  lives: 3,
  /** Stars to pass a chapter (B9). */
  starsToPass: 3,
  /** Maximum stars of a chapter (B9). */
  mostStars: 5,
  /** Milliseconds after the deadline in which an answer still counts, for network latency (T15). */
  graceMs: 2000,
  /** Difficulty of the endless quiz time, which is outside the journey (D135). */
  endlessDifficulty: 5,
  /** Minimum time to read a question in milliseconds: a faster star is unranked (T19). */
  leastThinkingMs: 300,
  /** Extra reading time in milliseconds: minimum, per word, and maximum (D247). */
  leastExtraTimeMs: 3000,
  wordMs: 800,
  mostExtraTimeMs: 30_000,
  /** Maximum answers per learner and second (T19). */
  answersASecond: 5,
  /** Lowest rank with a medal (B9). */
  lastMedalRank: 10,
  /** Maximum counted reading time per page in milliseconds (D93). */
  longestPageMs: 5 * minute,
  /** Minimum reading time of a camp-fire day without an answer, in milliseconds (D248). */
  leastReadingMs: minute,
  /** Rows shown before and after the learner's row. */
  neighbours: 2,
  /** Review intervals of a mistake in days (D233). */
  reviewDays: [1, 3, 7, 21],
  /** Questions per review. */
  reviewQuestions: 5,
  /** Rows per board page (B9). */
  boardPageSize: 10,
} as const;
