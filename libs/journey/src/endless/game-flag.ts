import type { LearnerStorage } from '@sirah-trails/api-client/session';

const flag = 'endless_quiz';

/** Flag of a running game on this device, for a provider without the addition `running`. */
export function gameFlag(storage: LearnerStorage) {
  return {
    isRaised: () => storage.get(flag) !== null,
    raise: () => storage.set(flag, 'true'),
    lower: () => storage.remove(flag),
  };
}
