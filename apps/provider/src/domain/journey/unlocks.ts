/** The journey as unlock rules see it: ids in order. */
export interface JourneyTree {
  readonly trails: readonly TrailNode[];
}

export interface TrailNode {
  readonly id: string;
  readonly subTrails: readonly SubTrailNode[];
}

export interface SubTrailNode {
  readonly id: string;
  readonly chapterIds: readonly string[];
}

export interface Unlocks {
  readonly trails: ReadonlySet<string>;
  readonly subTrails: ReadonlySet<string>;
  readonly chapters: ReadonlySet<string>;
}

/**
 * What is open at one difficulty (decision 195): the first of each; a chapter after the chapter before is passed, a
 * sub-trail after all chapters of the one before, a trail after all sub-trails of the one before.
 *
 * @param passed ids of the chapters that the learner has passed at this difficulty
 */
export function unlocksOf(tree: JourneyTree, passed: ReadonlySet<string>): Unlocks {
  const trails = openOnes(tree.trails, (trail) => isTrailPassed(trail, passed));
  const subTrails = trails.flatMap((trail) =>
    openOnes(trail.subTrails, (subTrail) => isSubTrailPassed(subTrail, passed)),
  );
  const chapters = subTrails.flatMap((subTrail) => openOnes(subTrail.chapterIds, (id) => passed.has(id)));
  return {
    trails: new Set(trails.map(({ id }) => id)),
    subTrails: new Set(subTrails.map(({ id }) => id)),
    chapters: new Set(chapters),
  };
}

/** Whether every chapter of the trail is passed. */
export function isTrailPassed(trail: TrailNode, passed: ReadonlySet<string>): boolean {
  return trail.subTrails.every((subTrail) => isSubTrailPassed(subTrail, passed));
}

/** Whether every chapter of the sub-trail is passed. */
export function isSubTrailPassed(subTrail: SubTrailNode, passed: ReadonlySet<string>): boolean {
  return subTrail.chapterIds.every((id) => passed.has(id));
}

/** The first item, and each one whose predecessor is done. */
function openOnes<Item>(items: readonly Item[], isDone: (item: Item) => boolean): readonly Item[] {
  return items.filter((_, index) => {
    const before = items[index - 1];
    return before === undefined || isDone(before);
  });
}
