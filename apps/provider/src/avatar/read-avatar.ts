import { bodyPictures, wheelchairPictures, type Figure } from '@sirah-trails/content-pack/model';
import { contentUrl } from '../content-import/content-url.ts';
import type { Executor } from '../database/executor.ts';
import { journeyContent } from '../play/play-content.ts';
import type { Wire } from '../play/wire.ts';
import type { ItemRow } from './item-repository.ts';
import { presentItem, presentSkins, skinItems } from './present-item.ts';
import { wornParts } from './worn-parts.ts';

/** What the learner wears, as the contract spells it, and whether the learner has chosen it. 404 without such a learner. */
export async function readAvatar(executor: Executor, learnerId: string): Promise<Wire['Avatar']> {
  const { chosen, skin, figure, scarf, wheelchair, parts } = await wornParts(executor, learnerId);
  const trails = await journeyContent(executor);
  const part = (row: ItemRow) => presentItem(row, trails);
  const skinItem = skinItems().find(({ code }) => code === skin);
  if (!skinItem) throw new Error(`There is no skin tone ${skin}.`);
  return {
    id: learnerId,
    user_id: learnerId,
    chosen,
    // The column takes nothing else.
    skin: skin as Wire['SkinCode'],
    head: part(parts.head),
    top: part(parts.top),
    pants: part(parts.pants),
    shoes: part(parts.shoes),
    skin_color: skinItem,
    scarf: scarf && parts.head.scarf_images !== null,
    wheelchair,
    body: figure && bodyOf(figure),
    wheelchair_layers: {
      back_url: contentUrl(wheelchairPictures.back),
      front_url: contentUrl(wheelchairPictures.front),
    },
  };
}

function bodyOf(figure: Figure): Wire['SkinPictures'] {
  const [one, two, three] = bodyPictures(figure);
  return presentSkins([contentUrl(one), contentUrl(two), contentUrl(three)]);
}
