import type { SkinImages, Suits } from '@sirah-trails/content-pack/model';
import type { Selectable } from 'kysely';
import { journeyContent } from '../content/pack-cache.ts';
import type { TrailContent } from '../content/trails.ts';
import type { Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { figureOf } from '../domain/avatar/figure.ts';
import { skinTones } from '../domain/avatar/skin-tones.ts';
import type { Handler } from '../kernel/handler.ts';
import type { Wire } from '../kernel/wire.ts';
import { badgeMilestones } from '../progress/granted-rewards.ts';

/** Items of one category, the skin tones, or without a category all items. */
export const listAvatarItems: Handler<'listAvatarItems'> = async ({ context, session, query }) => {
  const { database } = context;
  const { category } = query;
  if (category === 'skin_color') return { data: skinItems() };
  const trails = await journeyContent(database);
  const items = await itemsFor(database, session.learnerId);
  const asked = items.filter((item) => category === undefined || item.category === category);
  return { data: asked.map((item) => presentItem(item, trails)) };
};

export type ItemRow = Selectable<Database['avatar_item']> & {
  readonly unlocked: boolean;
};

/**
 * All items visible to the learner, in order: starters, items of current milestones, and owned items, even if a newer
 * pack drops the item or its milestone.
 */
export async function itemsFor(executor: Executor, learnerId: string): Promise<ItemRow[]> {
  const rows = await allItems(executor);
  const learner = await wearer(executor, learnerId);
  const own = new Set([...(await grantedItems(executor, learnerId)), ...learner.worn]);
  const milestones = await badgeMilestones(executor, learnerId);
  const current = currentMilestones(await journeyContent(executor));
  return rows
    .map((row) => ({
      ...row,
      scarf_images: learner.figure === 'girl' ? row.scarf_images : null,
      unlocked: isUnlocked(row, own, milestones),
    }))
    .filter(({ id, retired, unlocked, unlocked_at: milestone }) => {
      if (own.has(id)) return true;
      return retired === 0 && (unlocked || (milestone !== null && current.has(milestone)));
    });
}

/** All items, including retired ones, in the order of the pack. */
export function allItems(executor: Executor): Promise<Selectable<Database['avatar_item']>[]> {
  return executor.selectFrom('avatar_item').selectAll().orderBy('position').orderBy('id').execute();
}

/** Ids of the worlds and sub-trails that a learner can complete. */
function currentMilestones(trails: readonly TrailContent[]): Set<string> {
  return new Set(trails.flatMap(({ id, subTrails }) => [id, ...subTrails.map((subTrail) => subTrail.id)]));
}

/** The learner's figure and worn items. Worn starters have no grant, but stay visible after a pack change. */
async function wearer(executor: Executor, learnerId: string) {
  const row = await executor
    .selectFrom('learner')
    .select(['gender', 'head_item_id', 'top_item_id', 'pants_item_id', 'shoes_item_id'])
    .where('id', '=', learnerId)
    .executeTakeFirst();
  const { gender = null, ...worn } = row ?? {};
  return { figure: figureOf(gender), worn: Object.values(worn) };
}

/** True for starters, owned items, and items that a newer pack assigns to a completed milestone. */
function isUnlocked(
  { id, unlocked_at: milestone }: Selectable<Database['avatar_item']>,
  own: ReadonlySet<string | null>,
  milestones: ReadonlySet<string>,
): boolean {
  return milestone === null || own.has(id) || milestones.has(milestone);
}

async function grantedItems(executor: Executor, learnerId: string): Promise<string[]> {
  const rows = await executor
    .selectFrom('item_grant')
    .select('item_id')
    .where('learner_id', '=', learnerId)
    .execute();
  return rows.map(({ item_id: id }) => id);
}

export function presentItem(row: ItemRow, trails: readonly TrailContent[]): Wire['AvatarItem'] {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    description: row.description,
    url: row.image,
    // The import writes three texts, here and below.
    ...presentSkins(JSON.parse(row.skin_images) as SkinImages),
    // The import writes only the categories of the pack.
    item_category: row.category as Wire['AvatarItem']['item_category'],
    related_world: worldOf(row.unlocked_at, trails),
    suits: row.suits as Suits,
    with_scarf: row.scarf_images === null ? null : presentSkins(JSON.parse(row.scarf_images) as SkinImages),
    status: row.unlocked ? 'unlocked' : 'locked',
    unlocked_at_id: row.unlocked_at,
    unlocked_at_name: milestoneName(row.unlocked_at, trails),
  };
}

export function presentSkins([one, two, three]: SkinImages): Wire['SkinPictures'] {
  return { url_skin_1: one, url_skin_2: two, url_skin_3: three };
}

/** The skin tones as items; all are unlocked. */
export function skinItems(): Wire['AvatarItem'][] {
  return skinTones.map(({ id, code, name, colour }) => ({
    id: String(id),
    code,
    name,
    description: '',
    url: null,
    url_skin_1: null,
    url_skin_2: null,
    url_skin_3: null,
    item_category: 'skin_color',
    related_world: null,
    status: 'unlocked',
    unlocked_at_id: null,
    colour,
  }));
}

function worldOf(milestone: string | null, trails: readonly TrailContent[]): string | null {
  const world = trails.find(
    ({ id, subTrails }) => id === milestone || subTrails.some((one) => one.id === milestone),
  );
  return world?.name ?? null;
}

function milestoneName(milestone: string | null, trails: readonly TrailContent[]): string | null {
  const subTrail = trails.flatMap(({ subTrails }) => subTrails).find(({ id }) => id === milestone);
  return subTrail?.title ?? trails.find(({ id }) => id === milestone)?.name ?? null;
}
