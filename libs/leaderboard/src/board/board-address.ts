import type { BoardType, Difficulty } from '@sirah-trails/api-client';
import { resolveDifficulty, journeyDifficulties } from '@sirah-trails/api-client/links';

/** The board that an address names; anything unknown is The Trails. */
export function modeOf(query: URLSearchParams): BoardType {
  return query.get('mode') === 'endless_mode' ? 'endless_mode' : 'learning_journey';
}

/** The difficulty that an address names, else that of the first tab. */
export function boardDifficulty(
  quizTimes: readonly Difficulty[],
  query: URLSearchParams,
): Difficulty | undefined {
  const wanted = query.get('difficulty');
  return wanted === null ? journeyDifficulties(quizTimes)[0] : resolveDifficulty(quizTimes, wanted);
}
