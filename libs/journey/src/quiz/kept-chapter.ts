import type { LearnerStorage } from '@sirah-trails/api-client/session';
import { gameFlag } from '../endless/game-flag.ts';

/** Where the chapter under way on this device is kept: `<chapter> <quiz time> <sub-trail> <trail>`. */
export const keptChapterName = 'current_quiz';

/** Whether a chapter or a game is under way on this device, for a provider that does not list what is. */
export function keepsPlay(storage: LearnerStorage): boolean {
  return storage.get(keptChapterName) !== null || gameFlag(storage).isRaised();
}
