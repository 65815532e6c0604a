import type { QuizTime } from '@sirah-trails/api-client';
import { resolveDifficulty, journeyDifficulties } from '@sirah-trails/api-client/links';

interface JourneyDifficulty {
  /** Undefined only where the provider offers none. */
  readonly difficulty: QuizTime | undefined;
  /** The learner has neither a star nor a choice: the journey begins. */
  readonly isNew: boolean;
}

/**
 * Where the learner's journey goes on: at the difficulty chosen last on this device, else at the one with the most stars; a newcomer
 * begins at the lowest.
 */
export function journeyDifficulty(quizTimes: readonly QuizTime[], last: string | null): JourneyDifficulty {
  if (last !== null) return { difficulty: resolveDifficulty(quizTimes, last), isNew: false };
  const [walked] = journeyDifficulties(quizTimes)
    .filter(({ star }) => star > 0)
    .sort((a, b) => b.star - a.star);
  return { difficulty: walked ?? resolveDifficulty(quizTimes, null), isNew: walked === undefined };
}
