import type { BoardAddress, BoardType, Difficulty } from '@sirah-trails/api-client';
import { resolveDifficulty, journeyDifficulties, links } from '@sirah-trails/api-client/links';

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

/** Whether an address asks for the places around the learner's own. */
export function isAroundMe(query: URLSearchParams): boolean {
  return query.get('around') === 'me';
}

/** The address of the top of a board. */
export function topOf({ type: mode, quizTimeId: difficulty }: BoardAddress): string {
  return links.leaderboard({ mode, difficulty });
}

/** The address of the places around the learner's own. */
export function aroundMe({ type: mode, quizTimeId: difficulty }: BoardAddress): string {
  return links.leaderboard({ mode, difficulty, around: 'me' });
}
