/** How many learners of a board have this many stars. */
export interface StarCount {
  readonly stars: number;
  readonly learners: number;
}

/** Rank on the board: one more than the learners with more stars; ties share it (D159). */
export function rankOf(stars: number, counts: readonly StarCount[]): number {
  return 1 + total(counts.filter((count) => count.stars > stars));
}

/** Learners on the board. */
export function total(counts: readonly StarCount[]): number {
  return counts.reduce((sum, { learners }) => sum + learners, 0);
}

/** Where a page of the board begins. */
export interface PageStart {
  /** Stars of its first row. */
  readonly stars: number;
  /** Rows of the same stars that stand before it. */
  readonly offset: number;
}

/**
 * Finds the page by its counts, so that the database skips rows only inside one group of equal stars.
 *
 * @param page from 1
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
