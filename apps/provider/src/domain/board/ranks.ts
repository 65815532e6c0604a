/** Number of learners with this many stars. */
export interface StarCount {
  readonly stars: number;
  readonly learners: number;
}

/** 1 plus the number of learners with more stars; ties share a rank (D159). */
export function rankOf(stars: number, counts: readonly StarCount[]): number {
  return 1 + total(counts.filter((count) => count.stars > stars));
}

export function total(counts: readonly StarCount[]): number {
  return counts.reduce((sum, { learners }) => sum + learners, 0);
}

/** Start of a board page. */
export interface PageStart {
  /** Stars of its first row. */
  readonly stars: number;
  /** Rows with the same stars before it. */
  readonly offset: number;
}

/**
 * Finds a page by the counts, so that the database skips rows only within a group of equal stars.
 *
 * @param page starts at 1
 * @returns null past the last page
 */
export function pageStart(counts: readonly StarCount[], page: number, size: number): PageStart | null {
  let before = (page - 1) * size;
  for (const { stars, learners } of [...counts].sort((one, other) => other.stars - one.stars)) {
    if (before < learners) return { stars, offset: before };
    before -= learners;
  }
  return null;
}
