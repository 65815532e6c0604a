import { type JourneyTree, isSubTrailPassed, isTrailPassed } from '../journey/unlocks.ts';

/**
 * The places that are complete now that a chapter is passed (decision 195): its sub-trail once all its chapters are, and
 * with the last of them its trail.
 *
 * @param passed ids of the chapters that are passed at this difficulty, this one among them
 */
export function completedPlaces(
  tree: JourneyTree,
  chapterId: string,
  passed: ReadonlySet<string>,
): readonly string[] {
  const trail = tree.trails.find(({ subTrails }) =>
    subTrails.some(({ chapterIds }) => chapterIds.includes(chapterId)),
  );
  const subTrail = trail?.subTrails.find(({ chapterIds }) => chapterIds.includes(chapterId));
  if (!trail || !subTrail || !isSubTrailPassed(subTrail, passed)) return [];
  return isTrailPassed(trail, passed) ? [subTrail.id, trail.id] : [subTrail.id];
}
