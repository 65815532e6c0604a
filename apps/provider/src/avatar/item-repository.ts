import type { Selectable } from 'kysely';
import type { Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { badgePlaces } from '../play/reward-repository.ts';

export type ItemRow = Selectable<Database['avatar_item']> & {
  /** Whether the learner may wear it. */
  readonly unlocked: boolean;
};

/** Every item that the learner may see, in order: those of the pack, and retired ones that the learner owns or wears. */
export async function itemsFor(executor: Executor, learnerId: string): Promise<ItemRow[]> {
  const rows = await executor
    .selectFrom('avatar_item')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  const own = new Set([
    ...(await grantedItems(executor, learnerId)),
    ...(await wornItems(executor, learnerId)),
  ]);
  const places = await badgePlaces(executor, learnerId);
  return rows
    .map((row) => ({ ...row, unlocked: isUnlocked(row, own, places) }))
    .filter(({ retired, id }) => retired === 0 || own.has(id));
}

/** Starters are not granted: a worn one stays, whatever a newer pack changes. */
async function wornItems(executor: Executor, learnerId: string): Promise<(string | null)[]> {
  const row = await executor
    .selectFrom('learner')
    .select(['head_item_id', 'top_item_id', 'pants_item_id', 'shoes_item_id'])
    .where('id', '=', learnerId)
    .executeTakeFirst();
  return Object.values(row ?? {});
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
