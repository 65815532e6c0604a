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

export function isPassed({ stars }: { readonly stars: number }) {
  return stars >= chapterRules.passStars;
}

/** B4.9, D128, D129: a whole number from 1 to 10. Newcomers have null or 0. */
export function finishesByRank(rank: number | null) {
  return rank !== null && Number.isInteger(rank) && rank >= 1 && rank <= chapterRules.topRank;
}
