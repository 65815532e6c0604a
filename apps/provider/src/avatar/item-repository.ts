import type { Selectable } from 'kysely';
import type { Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { figureOf } from '../domain/avatar/figure.ts';
import { journeyContent } from '../play/play-content.ts';
import { badgePlaces } from '../play/reward-repository.ts';
import type { TrailContent } from '../play/trails.ts';

export type ItemRow = Selectable<Database['avatar_item']> & {
  /** Whether the learner may wear it. */
  readonly unlocked: boolean;
};

/**
 * Every item that the learner may see, in order: the starters, those of the places that are written, and whatever the
 * learner has, even if a newer pack drops the item or its place.
 */
export async function itemsFor(executor: Executor, learnerId: string): Promise<ItemRow[]> {
  const rows = await executor
    .selectFrom('avatar_item')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  const learner = await wearer(executor, learnerId);
  const own = new Set([...(await grantedItems(executor, learnerId)), ...learner.worn]);
  const places = await badgePlaces(executor, learnerId);
  const written = writtenPlaces(await journeyContent(executor));
  return rows
    .map((row) => ({
      ...row,
      scarf_images: learner.figure === 'girl' ? row.scarf_images : null,
      unlocked: isUnlocked(row, own, places),
    }))
    .filter(({ id, retired, unlocked, unlocked_at: place }) => {
      if (own.has(id)) return true;
      return retired === 0 && (unlocked || (place !== null && written.has(place)));
    });
}

/** Worlds and sub-trails that a learner can complete. */
function writtenPlaces(trails: readonly TrailContent[]): Set<string> {
  return new Set(trails.flatMap(({ id, subTrails }) => [id, ...subTrails.map((subTrail) => subTrail.id)]));
}

/** The learner's figure and what it wears: a starter is not granted, but stays, whatever a newer pack changes. */
async function wearer(executor: Executor, learnerId: string) {
  const row = await executor
    .selectFrom('learner')
    .select(['gender', 'head_item_id', 'top_item_id', 'pants_item_id', 'shoes_item_id'])
    .where('id', '=', learnerId)
    .executeTakeFirst();
  const { gender = null, ...worn } = row ?? {};
  return { figure: figureOf(gender), worn: Object.values(worn) };
}

/** A starter, an item that the learner has, or one that a newer pack gives for a place that was completed before. */
function isUnlocked(
  { id, unlocked_at: place }: Selectable<Database['avatar_item']>,
  own: ReadonlySet<string | null>,
  places: ReadonlySet<string>,
): boolean {
  return place === null || own.has(id) || places.has(place);
}

async function grantedItems(executor: Executor, learnerId: string): Promise<string[]> {
  const rows = await executor
    .selectFrom('item_grant')
    .select('item_id')
    .where('learner_id', '=', learnerId)
    .execute();
  return rows.map(({ item_id: id }) => id);
}
