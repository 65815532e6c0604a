import type { Handler } from '../kernel/handler.ts';
import { allItems, presentItem, skinItems } from './avatar-items.ts';
import { bodyOf, wheelchairLayers } from './get-avatar.ts';

/** The wardrobe of a visitor: starters, skin tones and figures. */
export const listTrialItems: Handler<'listTrialItems'> = async ({ context, ip }) => {
  context.visitors.count(ip, 'listTrialItems', context.clock.now());
  const items = await allItems(context.database);
  const starters = items.filter((item) => item.retired === 0 && item.unlocked_at === null);
  return {
    data: [...starters.map((item) => presentItem({ ...item, unlocked: true }, [])), ...skinItems()],
    bodies: { girls: bodyOf('girl'), boys: bodyOf('boy') },
    wheelchair_layers: wheelchairLayers(),
  };
};
