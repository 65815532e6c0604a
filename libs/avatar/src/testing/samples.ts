import type { Avatar, AvatarItem, Profile } from '@sirah-trails/api-client';
import { example } from '@sirah-trails/api-client/testing';
import type { Category } from '../outfit/endpoints.ts';

/** A girl's avatar that was chosen, in the contract's example of a new one. */
export function avatar(facts: Partial<Avatar> = {}): Avatar {
  return { ...example('getAvatar'), chosen: true, ...facts };
}

export const profile: Profile = {
  ...example('getProfile').data,
  gender: 'female',
  avatar_chosen: true,
};

const picture = (code: string) => `/content/art/avatar/${code.split('-')[0]}/${code}.svg`;

/** URLs of an item with a drawing for each skin. */
const onSkins = (code: string) => ({
  url_skin_1: picture(`${code}-skin-1`),
  url_skin_2: picture(`${code}-skin-2`),
  url_skin_3: picture(`${code}-skin-3`),
});

/** An item by its code in the pack, with its picture there; open and for all unless `facts` say otherwise. */
function item(code: string, name: string, facts: Partial<AvatarItem> = {}): AvatarItem {
  const url = picture(code);
  const pictures = { url, url_skin_1: url, url_skin_2: url, url_skin_3: url };
  return {
    ...example('getAvatar').head,
    ...pictures,
    id: code,
    code,
    name,
    description: `About ${name}.`,
    item_category: (['head', 'top', 'pants', 'shoes'] as const).find((one) => code.startsWith(one)) ?? 'head',
    suits: 'all',
    ...facts,
  };
}

/** An item that a place gives. */
const locked = { status: 'locked', related_world: 'Makkah', unlocked_at_id: 'w3-s2' } as const;

const { head, top, pants, shoes } = avatar();

export const wardrobe: Readonly<Record<Category, readonly AvatarItem[]>> = {
  skin_color: example('listAvatarItems', 'skins').data,
  head: [
    head,
    item('head-glasses', 'Reading glasses', { with_scarf: onSkins('head-glasses-scarf') }),
    item('head-kufi', 'Kufi', { suits: 'boys' }),
    item('head-gentle-hijab', 'Caring scarf', {
      ...locked,
      ...onSkins('head-gentle-hijab'),
      unlocked_at_name: 'The Trade Road',
    }),
    item('head-river-beanie', 'River beanie', { ...locked, unlocked_at_name: 'Makkah' }),
  ],
  top: [top, item('top-striped-shirt', 'Striped shirt'), item('top-valley-robe', 'Thobe', { suits: 'boys' })],
  pants: [pants, item('pants-jeans', 'Jeans')],
  shoes: [shoes, item('shoes-trainers', 'Trainers')],
};
