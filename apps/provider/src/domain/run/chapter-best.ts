import { rules } from '../rules.ts';

/** The most that any run of a chapter gave at one difficulty. */
export interface ChapterBest {
  readonly stars: number;
  /** By the stars that count on boards. */
  readonly rankedStars: number;
  /** Epoch milliseconds; null until it is passed. */
  readonly passedAt: number | null;
}

/** What a star did to the chapter's best. */
interface BetterBest {
  readonly best: ChapterBest;
  /** More stars count on the board than any run gave before. */
  readonly climbed: boolean;
  /** The chapter is passed, and was not before. */
  readonly passed: boolean;
}

/**
 * The best run counts (D124): the best once a run has so many stars, or null when no count rises.
 *
 * @param now epoch milliseconds
 */
export function betterBest(
  before: ChapterBest,
  { stars, rankedStars }: Pick<ChapterBest, 'stars' | 'rankedStars'>,
  now: number,
): BetterBest | null {
  const climbed = rankedStars > before.rankedStars;
  if (stars <= before.stars && !climbed) return null;
  const best = Math.max(stars, before.stars);
  const passed = best >= rules.starsToPass && before.passedAt === null;
  return {
    best: {
      stars: best,
      rankedStars: Math.max(rankedStars, before.rankedStars),
      passedAt: passed ? now : before.passedAt,
    },
    climbed,
    passed,
  };
}
