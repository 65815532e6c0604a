import { notFound } from '../kernel/errors.ts';
import type { AvatarCategory } from '@sirah-trails/content-pack';
import type { Executor } from '../database/executor.ts';
import { journeyContent } from '../play/play-content.ts';
import type { Wire } from '../play/wire.ts';
import { itemsFor, type ItemRow } from './item-repository.ts';
import { presentItem, skinItems } from './present-item.ts';

/** What the learner wears; a part that was never chosen shows the first starter. 404 without such a learner. */
export async function readAvatar(executor: Executor, learnerId: string): Promise<Wire['Avatar']> {
  const learner = await executor
    .selectFrom('learner')
    .select(['skin', 'head_item_id', 'top_item_id', 'pants_item_id', 'shoes_item_id'])
    .where('id', '=', learnerId)
    .executeTakeFirst();
  if (!learner) throw notFound();
  const trails = await journeyContent(executor);
  const items = await itemsFor(executor, learnerId);
  const part = (category: AvatarCategory, id: string | null) =>
    presentItem(worn(items, category, id), trails);
  const skins = skinItems();
  const skin = skins.find(({ code }) => code === learner.skin) ?? skins[0];
  if (!skin) throw new Error('There is no skin tone.');
  return {
    id: learnerId,
    user_id: learnerId,
    // The column takes nothing else.
    skin: learner.skin as Wire['SkinCode'],
    head: part('head', learner.head_item_id),
    top: part('top', learner.top_item_id),
    pants: part('pants', learner.pants_item_id),
    shoes: part('shoes', learner.shoes_item_id),
    skin_color: skin,
  };
}

function worn(items: readonly ItemRow[], category: AvatarCategory, id: string | null): ItemRow {
  const ofCategory = items.filter((item) => item.category === category && item.unlocked);
  const item = ofCategory.find((candidate) => candidate.id === id) ?? ofCategory[0];
  if (!item) throw new Error(`The pack has no starter for ${category}.`);
  return item;
}
