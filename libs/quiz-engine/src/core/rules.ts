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
