import { type JourneyTree, isSubTrailPassed, isTrailPassed } from '../journey/unlocks.ts';

/**
 * The places that are complete once the chapter that is passed completes its sub-trail (D195); none before. They are
 * all that are complete, not only those around the chapter: a newer pack may have left out what was missing elsewhere.
 *
 * @param passed ids of the chapters that are passed at this difficulty, this one among them
 */
export function completedPlaces(
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
