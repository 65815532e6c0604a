import type { Chapter } from '@sirah-trails/api-client';
import type { LearnerStorage } from '@sirah-trails/api-client/session';
import { gameFlag } from '../endless/game-flag.ts';

/** Where the chapter under way on this device is kept: `<chapter> <quiz time> <sub-trail> <trail>`. */
export const keptChapterName = 'current_quiz';

/** Whether a chapter or a game is under way on this device, for a provider that does not list what is. */
export function keepsPlay(storage: LearnerStorage): boolean {
  return storage.get(keptChapterName) !== null || gameFlag(storage).isRaised();
}

/** Whether this device keeps a try of the chapter that can still be under way: another device may have gone on with it. */
export function keepsTry(
  storage: LearnerStorage,
  { id, locked, star, total_star: total }: Pick<Chapter, 'id' | 'locked' | 'star' | 'total_star'>,
  quizTimeId: string,
): boolean {
  const isKept = storage.get(keptChapterName)?.startsWith(`${id} ${quizTimeId} `) === true;
  return isKept && !locked && star < total;
}
