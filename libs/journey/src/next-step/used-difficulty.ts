import type { QuizTime } from '@sirah-trails/api-client';
import { resolveDifficulty, journeyDifficulties } from '@sirah-trails/api-client/links';

/**
 * The learner's difficulty: the one chosen last on this device, else the one with the most stars; undefined for
 * a learner who has not started yet.
 */
export function usedDifficulty(quizTimes: readonly QuizTime[], last: string | null): QuizTime | undefined {
  if (last !== null) return resolveDifficulty(quizTimes, last);
  const walked = journeyDifficulties(quizTimes).filter(({ star }) => star > 0);
  return walked.sort((a, b) => b.star - a.star)[0];
}
