import { rules } from '../rules.ts';

/** Best results of a chapter at a difficulty over all runs. */
export interface ChapterBest {
  readonly stars: number;
  /** Stars that count on boards. */
  readonly rankedStars: number;
  /** Epoch milliseconds; null before the chapter is passed. */
  readonly passedAt: number | null;
}

/** Effect of a star on the chapter's best. */
interface BetterBest {
  readonly best: ChapterBest;
  /** True if the ranked stars exceed the best so far. */
  readonly climbed: boolean;
  /** True if this star passes the chapter for the first time. */
  readonly passed: boolean;
}

/**
 * The new best of the chapter, or null without an improvement (D124).
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
