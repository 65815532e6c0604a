import type { Chapter } from '@sirah-trails/api-client';
import type { FinishQuery } from '@sirah-trails/api-client/links';

/** Lives at the start of a chapter. */
const fullLives = 3;

/** Ending of a passed chapter; without a count of lives only `allStars`, `passed`. */
export type ChapterEnding = 'firstTry' | 'triedAgain' | 'allStars' | 'keptGoing' | 'passed';

/**
 * The ending of a passed chapter. Stars are confirmed; the lives are a hint of the URL, which counts only if its try earned these stars.
 */
export function chapterEnding(
  { star, total_star: total }: Pick<Chapter, 'star' | 'total_star'>,
  played: Pick<FinishQuery, 'star' | 'studentLife'>,
): ChapterEnding {
  const lives = played.star === star ? played.studentLife : undefined;
  if (star < total) return lives !== undefined && lives < 2 ? 'keptGoing' : 'passed';
  if (lives === undefined) return 'allStars';
  return lives < fullLives ? 'triedAgain' : 'firstTry';
}

/** Whether an ending has every star. */
export function hasAllStars(ending: ChapterEnding): boolean {
  return ending !== 'keptGoing' && ending !== 'passed';
}
