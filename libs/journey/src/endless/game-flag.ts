import type { LearnerStorage } from '@sirah-trails/api-client/session';

const flag = 'endless_quiz';

/** Whether a game is under way on this device, for a provider that does not list what is. */
export function gameFlag(storage: LearnerStorage) {
  return {
    isRaised: () => storage.get(flag) !== null,
    raise: () => storage.set(flag, 'true'),
    lower: () => storage.remove(flag),
  };
}
