import type { QuizTime } from '@sirah-trails/api-client';
import { journeyDifficulties } from '@sirah-trails/api-client/links';

/** The paces a learner may choose in The Trails: slowest first, equal times by number. */
export function playableDifficulties(rows: readonly QuizTime[]): QuizTime[] {
  return journeyDifficulties(rows).sort((a, b) => b.time - a.time || a.difficulty - b.difficulty);
}
