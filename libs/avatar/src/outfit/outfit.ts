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

/** The first outfit of the items, in the stored choice where it has them; null if a category is missing. */
export function outfitOf(items: readonly AvatarItem[], choice: Partial<AvatarChoice> = {}): Avatar | null {
  const of = (category: AvatarItem['item_category'], code?: string) => {
    const all = items.filter((item) => item.item_category === category);
    return all.find((item) => item.code === code) ?? all[0];
  };
  const [head, top] = [of('head', choice.head_code), of('top', choice.top_code)];
  const [pants, shoes] = [of('pants', choice.pants_code), of('shoes', choice.shoes_code)];
  const tone = of('skin_color', choice.skin);
  if (!head || !top || !pants || !shoes || !tone) return null;
  const worn = { head, top, pants, shoes, skin_color: tone };
  // The contract has no other codes for tones.
  const skin = tone.code as Avatar['skin'];
  return { id: 'trial', user_id: 'trial', chosen: true, ...worn, skin, scarf: choice.scarf ?? false };
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
