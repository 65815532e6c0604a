import { type JourneyTree, isSubTrailPassed, isTrailPassed } from '../journey/unlocks.ts';

/**
 * All complete milestones if the passed chapter completes its sub-trail, otherwise none (D195). Includes distant
 * milestones, which a newer pack may have completed by dropping chapters.
 *
 * @param passed ids of passed chapters at this difficulty, including this chapter
 */
export function completedMilestones(
  tree: JourneyTree,
  chapterId: string,
  passed: ReadonlySet<string>,
): readonly string[] {
  const subTrails = tree.trails.flatMap((trail) => trail.subTrails);
  const around = subTrails.find(({ chapterIds }) => chapterIds.includes(chapterId));
  if (!around || !isSubTrailPassed(around, passed)) return [];
  return tree.trails.flatMap((trail) => [
    ...trail.subTrails.filter((subTrail) => isSubTrailPassed(subTrail, passed)).map(({ id }) => id),
    ...(isTrailPassed(trail, passed) ? [trail.id] : []),
  ]);
}
