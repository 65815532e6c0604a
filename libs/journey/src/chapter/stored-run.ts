import type { Chapter } from '@sirah-trails/api-client';
import type { LearnerStorage } from '@sirah-trails/api-client/session';

/** Storage name of the chapter under way on this device: `<chapter> <quiz time> <sub-trail> <trail>`. */
export const storedRunName = 'current_quiz';

/** Whether this device stores a run of the chapter that may still be under way; another device may have continued it. */
export function hasStoredRun(
  storage: LearnerStorage,
  { id, locked, star, total_star: total }: Pick<Chapter, 'id' | 'locked' | 'star' | 'total_star'>,
  quizTimeId: string,
): boolean {
  const isStored = storage.get(storedRunName)?.startsWith(`${id} ${quizTimeId} `) === true;
  return isStored && !locked && star < total;
}
