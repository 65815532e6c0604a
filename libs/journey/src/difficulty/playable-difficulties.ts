import type { Difficulty } from '@sirah-trails/api-client';
import { journeyDifficulties } from '@sirah-trails/api-client/links';

/** The paces a learner may choose in The Trails: slowest first, equal times by number. */
export function playableDifficulties<Row extends Difficulty>(rows: readonly Row[]): Row[] {
  return journeyDifficulties(rows).sort((a, b) => b.time - a.time || a.difficulty - b.difficulty);
}
