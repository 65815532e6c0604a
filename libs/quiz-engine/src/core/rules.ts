/** The numbers of play, in one place. Times are milliseconds. */
export const rules = {
  /** Lives at the start of a run. */
  lives: 3,
  /** Stars that pass a chapter. */
  passStars: 3,
  /** Most stars of a chapter. */
  maxStars: 5,
  /** The server takes an answer this long after the deadline. */
  graceMs: 2_000,
  /** Said aloud once, when this much time is left. */
  warnAtMs: 10_000,
  /** Noticing the deadline this late means that nobody was here. */
  awayAfterMs: 5_000,
  /** Waits between the tries of one submission; the last one repeats. */
  retryWaitsMs: [1_000, 2_000, 4_000],
  /** The rank is asked for this long before play goes on without it. */
  rankWaitMs: 2_000,
  /** The last rank that finishes with its own screens. */
  topRank: 10,
} as const;
