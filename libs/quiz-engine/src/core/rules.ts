/** Numbers of a question in every mode. Times are milliseconds. */
export const rules = {
  /** The server accepts an answer this long after the deadline. */
  graceMs: 2_000,
  /** Announces the time once, when this much is left. */
  warnAtMs: 10_000,
  /** A deadline noticed this late means that the learner was away. */
  awayAfterMs: 5_000,
  /** Waits between the attempts of one submission; the last one repeats. */
  retryWaitsMs: [1_000, 2_000, 4_000],
} as const;

/** Numbers of a chapter (B9). Times are milliseconds. */
export const chapterRules = {
  lives: 3,
  /** Stars that pass a chapter. */
  passStars: 3,
  /** Most stars of a chapter. */
  maxStars: 5,
  /** Time limit for the rank. */
  rankWaitMs: 2_000,
  /** The lowest rank that finishes with its own screens. */
  topRank: 10,
} as const;
