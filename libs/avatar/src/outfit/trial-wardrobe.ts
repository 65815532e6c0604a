import type { Avatar, AvatarChoice, AvatarItem, TrialWardrobe } from '@sirah-trails/api-client';
import { fits } from './outfit.ts';

export type TrialBody = keyof TrialWardrobe['bodies'];

/** An outfit on a body. */
export interface TrialFace {
  readonly bodyType: TrialBody;
  readonly outfit: Avatar;
}

/** The first outfit for each body type and skin tone. */
export function facesOf(wardrobe: TrialWardrobe): TrialFace[] {
  return (['girls', 'boys'] as const).flatMap((bodyType) =>
    itemsOn(wardrobe, bodyType, 'skin_color').flatMap(({ code }) => {
      // The contract has no other codes for tones.
      const outfit = dress(wardrobe, bodyType, { skin: code as Avatar['skin'] });
      return outfit ? [{ bodyType, outfit }] : [];
    }),
  );
}

/** Items of a category that suit a body; only girls can switch a scarf on. */
export function itemsOn(
  { data }: TrialWardrobe,
  bodyType: TrialBody,
  category: AvatarItem['item_category'],
): AvatarItem[] {
  return data
    .filter((item) => item.item_category === category && fits(item, bodyType))
    .map((item) => (bodyType === 'girls' ? item : { ...item, with_scarf: null }));
}

/** The outfit of a choice; a category without it has the first item. Null if the wardrobe lacks a category. */
export function dress(wardrobe: TrialWardrobe, bodyType: TrialBody, choice: AvatarChoice): Avatar | null {
  const find = (category: AvatarItem['item_category'], code: string | undefined) => {
    const items = itemsOn(wardrobe, bodyType, category);
    return items.find((item) => item.code === code) ?? items[0];
  };
  const { skin, scarf = false, wheelchair = false } = choice;
  const [head, top] = [find('head', choice.head_code), find('top', choice.top_code)];
  const [pants, shoes] = [find('pants', choice.pants_code), find('shoes', choice.shoes_code)];
  const tone = find('skin_color', skin);
  if (!head || !top || !pants || !shoes || !tone) return null;
  const owner = { id: 'trial', user_id: 'trial' };
  const worn = { skin, head, top, pants, shoes, skin_color: tone, scarf, wheelchair };
  const { bodies, wheelchair_layers } = wardrobe;
  return { ...owner, ...worn, body: bodies[bodyType], wheelchair_layers };
}
