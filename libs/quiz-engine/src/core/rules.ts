/** The numbers of a round, whatever the run is for. Times are milliseconds. */
export const rules = {
  /** The server takes an answer this long after the deadline. */
  graceMs: 2_000,
  /** Announced once, when this much time is left. */
  warnAtMs: 10_000,
  /** Noticing the deadline this late means that the learner was away. */
  awayAfterMs: 5_000,
  /** Waits between the attempts of one submission; the last one repeats. */
  retryWaitsMs: [1_000, 2_000, 4_000],
} as const;

/** The numbers of a chapter (B9). Times are milliseconds. */
export const chapterRules = {
  lives: 3,
  /** Stars that pass a chapter. */
  passStars: 3,
  /** Most stars of a chapter. */
  maxStars: 5,
  /** How long to wait for the rank before play goes on without it. */
  rankWaitMs: 2_000,
  /** The last rank that finishes with its own screens. */
  topRank: 10,
} as const;
