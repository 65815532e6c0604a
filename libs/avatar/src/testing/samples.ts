import type { Avatar, AvatarItem, Profile } from '@sirah-trails/api-client';
import { example } from '@sirah-trails/api-client/testing';
import type { Category } from '../endpoints/avatar.ts';

/** A girl's avatar that was chosen, in the contract's example of a new one. */
export function avatar(facts: Partial<Avatar> = {}): Avatar {
  return { ...example('getAvatar'), chosen: true, ...facts };
}

export const profile: Profile = {
  ...example('getProfile').data,
  gender: 'female',
  avatar_chosen: true,
};

/** An item of a category, open and for all unless `facts` say otherwise. */
function item(
  category: Exclude<Category, 'skin_color'>,
  name: string,
  facts: Partial<AvatarItem> = {},
): AvatarItem {
  const code = `${category}-${name.toLowerCase().replaceAll(' ', '-')}`;
  const own = { id: code, code, name, description: `About ${name}.`, suits: 'all' as const };
  return { ...avatar()[category], ...own, ...facts };
}

/** An item that a place gives. */
const locked = { status: 'locked', related_world: 'Makkah', unlocked_at_id: 'w3-s2' } as const;

const glasses = (file: string) => ({
  url_skin_1: `/content/art/avatar/head/${file}-skin-1.svg`,
  url_skin_2: `/content/art/avatar/head/${file}-skin-2.svg`,
  url_skin_3: `/content/art/avatar/head/${file}-skin-3.svg`,
});

const { head, top, pants, shoes } = avatar();

/** What the wardrobe of the sample holds. */
export const wardrobe: Readonly<Record<Category, readonly AvatarItem[]>> = {
  skin_color: example('listAvatarItems', 'skins').data,
  head: [
    head,
    item('head', 'Reading glasses', {
      ...glasses('head-glasses'),
      with_scarf: glasses('head-glasses-scarf'),
    }),
    item('head', 'Kufi', { suits: 'boys' }),
    item('head', 'Caring scarf', { ...locked, unlocked_at_name: 'The Trade Road' }),
    item('head', 'River beanie', { ...locked, unlocked_at_name: 'Makkah' }),
  ],
  top: [top, item('top', 'Striped shirt'), item('top', 'Thobe', { suits: 'boys' })],
  pants: [pants, item('pants', 'Jeans')],
  shoes: [shoes, item('shoes', 'Trainers')],
};
