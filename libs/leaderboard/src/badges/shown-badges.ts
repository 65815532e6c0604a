import type { Profile } from '@sirah-trails/api-client';

/** A badge as it is drawn. */
export interface ShownBadge {
  readonly key: string;
  /** Null where the provider sends pictures alone. */
  readonly name: string | null;
  /** Its place among the badges, from 1. */
  readonly number: number;
  readonly image: string;
  readonly earned: boolean;
}

/** Badges in the order of the journey; the missing ones, too, where the provider lists them. */
export function shownBadges({ badges, badge_list }: Pick<Profile, 'badges' | 'badge_list'>): ShownBadge[] {
  if (!badge_list)
    return badges.map((image, index) => ({
      key: `${index} ${image}`,
      name: null,
      number: index + 1,
      image,
      earned: true,
    }));
  return badge_list.map(({ id, name, image, earned }, index) => ({
    key: id,
    name,
    number: index + 1,
    image,
    earned,
  }));
}
