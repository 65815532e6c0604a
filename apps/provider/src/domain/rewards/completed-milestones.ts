import { type JourneyTree, isSubTrailPassed, isTrailPassed } from '../journey/unlocks.ts';

/**
 * The complete milestones once the passed chapter completes its sub-trail (D195); none before. All of them, not only those
 * around the chapter: a newer pack may have left out what was missing elsewhere.
 *
 * @param passed ids of the chapters that are passed at this difficulty, this one among them
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
