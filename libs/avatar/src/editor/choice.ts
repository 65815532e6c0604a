import type { Avatar, AvatarChoice, AvatarItem } from '@sirah-trails/api-client';

/** What is sent of a look. */
export function choiceOf({ skin, head, top, pants, shoes, scarf = false, wheelchair = false }: Avatar) {
  return {
    skin,
    head_code: head.code,
    top_code: top.code,
    pants_code: pants.code,
    shoes_code: shoes.code,
    scarf,
    wheelchair,
  } satisfies AvatarChoice;
}

/** Whether two looks are one. */
export function isSameLook(one: Avatar, other: Avatar): boolean {
  return JSON.stringify(choiceOf(one)) === JSON.stringify(choiceOf(other));
}

/** A look with another item or skin tone. */
export function wearing(look: Avatar, item: AvatarItem): Avatar {
  if (item.item_category !== 'skin_color') return { ...look, [item.item_category]: item };
  // The contract has no other codes for tones.
  return { ...look, skin: item.code as Avatar['skin'], skin_color: item };
}

/** Whether a look has an item on. */
export function wears(look: Avatar, { item_category: category, code }: AvatarItem): boolean {
  return category === 'skin_color' ? look.skin === code : look[category].code === code;
}
