import type { Handler } from '../kernel/handler.ts';
import { journeyContent } from '../play/play-content.ts';
import { itemsFor } from './item-repository.ts';
import { presentItem, skinItems } from './present-item.ts';

/** What the avatar can wear: one category, the skin tones, or without a category all items. */
export const listAvatarItems: Handler<'listAvatarItems'> = async ({ context, session, query }) => {
  const { database } = context;
  const { category } = query;
  if (category === 'skin_color') return { data: skinItems() };
  const trails = await journeyContent(database);
  const items = await itemsFor(database, session.learnerId);
  const asked = items.filter((item) => category === undefined || item.category === category);
  return { data: asked.map((item) => presentItem(item, trails)) };
};
