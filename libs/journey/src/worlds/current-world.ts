import type { Trail } from '@sirah-trails/api-client';

/** The world a learner walks: the last one that is open, since each opens when the one before is done. */
export function currentWorld<T extends Pick<Trail, 'locked'>>(trails: readonly T[]): T | undefined {
  return trails.findLast((trail) => !trail.locked);
}
