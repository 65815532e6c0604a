import type { Avatar, AvatarChoice, AvatarItem, Profile } from '@sirah-trails/api-client';

/** The request body of an outfit. */
export function toChoice({ skin, head, top, pants, shoes, scarf = false, wheelchair = false }: Avatar) {
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

export function isSameOutfit(one: Avatar, other: Avatar): boolean {
  return JSON.stringify(toChoice(one)) === JSON.stringify(toChoice(other));
}

/** The outfit with another item or skin tone. */
export function withItem(outfit: Avatar, item: AvatarItem): Avatar {
  if (item.item_category !== 'skin_color') return { ...outfit, [item.item_category]: item };
  // The contract has no other codes for tones.
  return { ...outfit, skin: item.code as Avatar['skin'], skin_color: item };
}

export function hasItem(outfit: Avatar, { item_category: category, code }: AvatarItem): boolean {
  return category === 'skin_color' ? outfit.skin === code : outfit[category].code === code;
}

/** Body type; `open` until the learner chooses, `unknown` if the provider does not send it. */
export type BodyType = 'girls' | 'boys' | 'open' | 'unknown';

export function bodyTypeOf(gender: Profile['gender']): BodyType {
  if (gender === 'female') return 'girls';
  if (gender === 'male') return 'boys';
  return gender === null ? 'open' : 'unknown';
}

/** Whether an item is drawn for a body type. */
export function fits({ suits = 'all' }: AvatarItem, bodyType: BodyType): boolean {
  return suits === 'all' || suits === bodyType || bodyType === 'unknown';
}
