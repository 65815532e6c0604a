import type { BoardKey, BoardType, Difficulty } from '@sirah-trails/api-client';
import { resolveDifficulty, journeyDifficulties, links } from '@sirah-trails/api-client/links';

/** The mode in a URL; defaults to The Trails. */
export function modeOf(query: URLSearchParams): BoardType {
  return query.get('mode') === 'endless_mode' ? 'endless_mode' : 'learning_journey';
}

/** The difficulty in a URL; defaults to the first tab. */
export function boardDifficulty(
  quizTimes: readonly Difficulty[],
  query: URLSearchParams,
): Difficulty | undefined {
  const wanted = query.get('difficulty');
  return wanted === null ? journeyDifficulties(quizTimes)[0] : resolveDifficulty(quizTimes, wanted);
}

/** Whether a URL asks for the learner's neighbours. */
export function isAroundMe(query: URLSearchParams): boolean {
  return query.get('around') === 'me';
}

/** URL of the top of a board. */
export function topUrl({ type: mode, quizTimeId: difficulty }: BoardKey): string {
  return links.leaderboard({ mode, difficulty });
}

/** URL of the learner's neighbours on a board. */
export function aroundMeUrl({ type: mode, quizTimeId: difficulty }: BoardKey): string {
  return links.leaderboard({ mode, difficulty, around: 'me' });
}
