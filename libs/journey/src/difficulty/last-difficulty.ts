import type { Difficulty } from '@sirah-trails/api-client';
import { resolveDifficulty } from '@sirah-trails/api-client/links';
import { ownStorage } from '@sirah-trails/screen-kit';

const name = 'last_difficulty';

/** Keeps the id of the difficulty that the learner chose last, on this device. */
export function rememberDifficulty(quizTimeId: string): void {
  ownStorage().set(name, quizTimeId);
}

/** The id of the difficulty that the learner chose last on this device, if any. */
export function recallDifficulty(): string | null {
  return ownStorage().get(name);
}

/** The difficulty that the learner chose last, else the default one; undefined where there is none. */
export function lastDifficulty<Row extends Difficulty>(rows: readonly Row[]): Row | undefined {
  return resolveDifficulty(rows, recallDifficulty());
}
