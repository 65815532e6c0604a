import {
  avatarCategories,
  suitsFigure,
  type AvatarCategory,
  type Figure,
  type Suits,
} from '@sirah-trails/content-pack/model';
import type { Executor } from '../database/executor.ts';
import { figureOf } from '../domain/avatar/figure.ts';
import { unchosenTone } from '../domain/avatar/skin-tones.ts';
import { notFound } from '../kernel/errors.ts';
import { itemsFor, type ItemRow } from './avatar-items.ts';

export interface Outfit {
  readonly chosen: boolean;
  readonly skin: string;
  /** Null for an unknown gender. */
  readonly figure: Figure | null;
  readonly scarf: boolean;
  readonly wheelchair: boolean;
  readonly worn: Readonly<Record<AvatarCategory, ItemRow>>;
  /** Items visible to the learner, in order. */
  readonly items: readonly ItemRow[];
}

/**
 * The learner's outfit; a category without a choice defaults to the first suitable starter. 404 for an unknown
 * learner.
 */
export async function readOutfit(executor: Executor, learnerId: string): Promise<Outfit> {
  const learner = await executor
    .selectFrom('learner')
    .select([
      'avatar_chosen',
      'gender',
      'skin',
      'scarf',
      'wheelchair',
      'head_item_id',
      'top_item_id',
      'pants_item_id',
      'shoes_item_id',
    ])
    .where('id', '=', learnerId)
    .executeTakeFirst();
  if (!learner) throw notFound();
  const chosen = learner.avatar_chosen === 1;
  const figure = figureOf(learner.gender);
  const items = await itemsFor(executor, learnerId);
  const wornIn = (category: AvatarCategory) => {
    const id = chosen ? learner[`${category}_item_id`] : null;
    return itemWorn(items, category, id, figure);
  };
  const worn = Object.fromEntries(avatarCategories.map((category) => [category, wornIn(category)]));
  return {
    chosen,
    skin: chosen ? learner.skin : unchosenTone(learnerId),
    figure,
    scarf: learner.scarf === 1,
    wheelchair: learner.wheelchair === 1,
    worn: worn as Record<AvatarCategory, ItemRow>,
    items,
  };
}

function itemWorn(
  items: readonly ItemRow[],
  category: AvatarCategory,
  id: string | null,
  figure: Figure | null,
): ItemRow {
  const open = items.filter((item) => item.category === category && item.unlocked);
  const item =
    open.find((candidate) => candidate.id === id) ??
    open.find(
      ({ suits, unlocked_at: milestone }) => milestone === null && suitsFigure(suits as Suits, figure),
    ) ??
    open[0];
  if (!item) throw new Error(`The pack has no starter for ${category}.`);
  return item;
}
