import { learnerKey } from '@sirah-trails/api-client/session';

const name = 'difficulty';

/** Keeps the difficulty that a learner chose last, on this device and for this learner only. */
export function rememberDifficulty(userId: string, quizTimeId: string): void {
  try {
    localStorage.setItem(learnerKey(userId, name), quizTimeId);
  } catch {
    // A full or forbidden storage costs the shortcut on home, not the journey.
  }
}

/** The quiz-time id that a learner chose last on this device, if any. */
export function recallDifficulty(userId: string): string | null {
  try {
    return localStorage.getItem(learnerKey(userId, name));
  } catch {
    return null;
  }
}
