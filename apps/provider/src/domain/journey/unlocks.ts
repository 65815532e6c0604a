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
 * What is open at one difficulty (D195): the first of each; a chapter after the chapter before is passed, a
 * sub-trail after all chapters of the one before, a trail after all sub-trails of the one before. Where the learner has
 * passed a chapter stays open, whatever a newer pack puts before it.
 *
 * @param passed ids of the chapters that the learner has passed at this difficulty
 */
export function unlocksOf(tree: JourneyTree, passed: ReadonlySet<string>): Unlocks {
  const trails = openOnes(tree.trails, chaptersOf, passed);
  const subTrails = trails.flatMap((trail) =>
    openOnes(trail.subTrails, ({ chapterIds }) => chapterIds, passed),
  );
  const chapters = subTrails.flatMap(({ chapterIds }) => openOnes(chapterIds, (id) => [id], passed));
  return {
    trails: new Set(trails.map(({ id }) => id)),
    subTrails: new Set(subTrails.map(({ id }) => id)),
    chapters: new Set(chapters),
  };
}

/** Whether the trail has chapters and all of them are passed. */
export function isTrailPassed(trail: TrailNode, passed: ReadonlySet<string>): boolean {
  return arePassed(chaptersOf(trail), passed);
}

/** Whether the sub-trail has chapters and all of them are passed. */
export function isSubTrailPassed({ chapterIds }: SubTrailNode, passed: ReadonlySet<string>): boolean {
  return arePassed(chapterIds, passed);
}

function arePassed(chapterIds: readonly string[], passed: ReadonlySet<string>): boolean {
  return chapterIds.length > 0 && chapterIds.every((id) => passed.has(id));
}

function chaptersOf({ subTrails }: TrailNode): readonly string[] {
  return subTrails.flatMap(({ chapterIds }) => chapterIds);
}

/** The first item, each one after an item whose chapters are all passed, and each one with a passed chapter. */
function openOnes<Item>(
  items: readonly Item[],
  chaptersIn: (item: Item) => readonly string[],
  passed: ReadonlySet<string>,
): readonly Item[] {
  return items.filter((item, index) => {
    const before = items[index - 1];
    if (before === undefined || chaptersIn(before).every((id) => passed.has(id))) return true;
    return chaptersIn(item).some((id) => passed.has(id));
  });
}
