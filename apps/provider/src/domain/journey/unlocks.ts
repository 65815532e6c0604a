/** The journey in the form of the unlock rules: ids in order. */
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
 * Unlocked milestones and chapters at a difficulty (D195): the first of each; a chapter after the previous chapter is
 * passed, a sub-trail after all chapters of the previous sub-trail, a trail after all sub-trails of the previous
 * trail. A passed chapter stays unlocked when a newer pack inserts content before it.
 *
 * @param passed ids of passed chapters at this difficulty
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

/** False for a trail without chapters. */
export function isTrailPassed(trail: TrailNode, passed: ReadonlySet<string>): boolean {
  return arePassed(chaptersOf(trail), passed);
}

/** False for a sub-trail without chapters. */
export function isSubTrailPassed({ chapterIds }: SubTrailNode, passed: ReadonlySet<string>): boolean {
  return arePassed(chapterIds, passed);
}

function arePassed(chapterIds: readonly string[], passed: ReadonlySet<string>): boolean {
  return chapterIds.length > 0 && chapterIds.every((id) => passed.has(id));
}

function chaptersOf({ subTrails }: TrailNode): readonly string[] {
  return subTrails.flatMap(({ chapterIds }) => chapterIds);
}

/** The first item, each item after a completed item, and each item with a passed chapter. */
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
