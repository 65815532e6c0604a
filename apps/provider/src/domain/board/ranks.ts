/** How many learners of a board have this many stars. */
export interface StarCount {
  readonly stars: number;
  readonly learners: number;
}

/** Place on the board: one more than the learners with more stars; ties share it (D159). */
export function rankOf(stars: number, counts: readonly StarCount[]): number {
  return 1 + total(counts.filter((count) => count.stars > stars));
}

/** Learners on the board. */
export function total(counts: readonly StarCount[]): number {
  return counts.reduce((sum, { learners }) => sum + learners, 0);
}
