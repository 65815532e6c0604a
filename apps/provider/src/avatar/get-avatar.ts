import { bodyPictures, wheelchairPictures, type Figure } from '@sirah-trails/content-pack/model';
import { requireVisible } from '../boards/public-learner.ts';
import { contentUrl } from '../content-import/content-url.ts';
import { journeyContent } from '../content/pack-cache.ts';
import type { Executor } from '../database/executor.ts';
import type { Handler } from '../kernel/handler.ts';
import type { Wire } from '../kernel/wire.ts';
import { type ItemRow, presentItem, presentSkins, skinItems } from './avatar-items.ts';
import { readOutfit } from './outfit.ts';

/** The avatar of the caller or of another learner; 404 for a hidden learner. */
export const getAvatar: Handler<'getAvatar'> = async ({ context: { database }, session, query }) => {
  const learnerId = query.user_id ?? session.learnerId;
  await requireVisible(database, learnerId, session.learnerId);
  return readAvatar(database, learnerId);
};

/** The learner's avatar in contract form. 404 for an unknown learner. */
export async function readAvatar(executor: Executor, learnerId: string): Promise<Wire['Avatar']> {
  const { chosen, skin, figure, scarf, wheelchair, worn } = await readOutfit(executor, learnerId);
  const trails = await journeyContent(executor);
  const present = (row: ItemRow) => presentItem(row, trails);
  const skinItem = skinItems().find(({ code }) => code === skin);
  if (!skinItem) throw new Error(`There is no skin tone ${skin}.`);
  return {
    id: learnerId,
    user_id: learnerId,
    chosen,
    // A CHECK constraint guarantees the value.
    skin: skin as Wire['SkinCode'],
    head: present(worn.head),
    top: present(worn.top),
    pants: present(worn.pants),
    shoes: present(worn.shoes),
    skin_color: skinItem,
    scarf: scarf && worn.head.scarf_images !== null,
    wheelchair,
    body: figure && bodyOf(figure),
    wheelchair_layers: wheelchairLayers(),
  };
}

export function wheelchairLayers(): Wire['WheelchairLayers'] {
  return {
    back_url: contentUrl(wheelchairPictures.back),
    front_url: contentUrl(wheelchairPictures.front),
  };
}

export function bodyOf(figure: Figure): Wire['SkinPictures'] {
  const [one, two, three] = bodyPictures(figure);
  return presentSkins([contentUrl(one), contentUrl(two), contentUrl(three)]);
}
