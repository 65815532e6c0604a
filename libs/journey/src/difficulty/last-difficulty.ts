import type { QuizTime } from '@sirah-trails/api-client';
import { resolveDifficulty } from '@sirah-trails/api-client/links';
import { learnerKey, session } from '@sirah-trails/api-client/session';

const name = 'difficulty';

/** Keeps the id of the difficulty that the learner chose last, on this device and for this learner only. */
export function rememberDifficulty(quizTimeId: string): void {
  const { user } = session.getState();
  if (!user) return;
  try {
    localStorage.setItem(learnerKey(user.id, name), quizTimeId);
  } catch {
    // A full or forbidden storage costs the shortcut on home, not the journey.
  }
}

/** The id of the difficulty that the learner chose last on this device, if any. */
export function recallDifficulty(): string | null {
  const { user } = session.getState();
  try {
    return user && localStorage.getItem(learnerKey(user.id, name));
  } catch {
    return null;
  }
}

/** The difficulty that the learner chose last, else the default one; undefined where there is none. */
export function lastDifficulty(rows: readonly QuizTime[]): QuizTime | undefined {
  return resolveDifficulty(rows, recallDifficulty());
}
