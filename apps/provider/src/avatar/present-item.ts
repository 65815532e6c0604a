import type { SkinImages, Suits } from '@sirah-trails/content-pack/model';
import { skinTones } from '../domain/avatar/skin-tones.ts';
import type { TrailContent } from '../play/trails.ts';
import type { Wire } from '../play/wire.ts';
import type { ItemRow } from './item-repository.ts';

/** An item as the contract spells it, with the world that gives it by its name. */
export function presentItem(row: ItemRow, trails: readonly TrailContent[]): Wire['AvatarItem'] {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    description: row.description,
    url: row.image,
    // The import writes three texts, here and below.
    ...presentSkins(JSON.parse(row.skin_images) as SkinImages),
    // The import writes only the categories of the pack.
    item_category: row.category as Wire['AvatarItem']['item_category'],
    related_world: worldOf(row.unlocked_at, trails),
    suits: row.suits as Suits,
    with_scarf: row.scarf_images === null ? null : presentSkins(JSON.parse(row.scarf_images) as SkinImages),
    status: row.unlocked ? 'unlocked' : 'locked',
    unlocked_at_id: row.unlocked_at,
    unlocked_at_name: placeOf(row.unlocked_at, trails),
  };
}

/** A picture on each skin tone as the contract spells it. */
export function presentSkins([one, two, three]: SkinImages): Wire['SkinPictures'] {
  return { url_skin_1: one, url_skin_2: two, url_skin_3: three };
}

/** The skin tones as items: every learner has all of them. */
export function skinItems(): Wire['AvatarItem'][] {
  return skinTones.map(({ id, code, name, colour }) => ({
    id: String(id),
    code,
    name,
    description: '',
    url: null,
    url_skin_1: null,
    url_skin_2: null,
    url_skin_3: null,
    item_category: 'skin_color',
    related_world: null,
    status: 'unlocked',
    unlocked_at_id: null,
    colour,
  }));
}

function worldOf(place: string | null, trails: readonly TrailContent[]): string | null {
  const world = trails.find(({ id, subTrails }) => id === place || subTrails.some((one) => one.id === place));
  return world?.name ?? null;
}

function placeOf(place: string | null, trails: readonly TrailContent[]): string | null {
  const subTrail = trails.flatMap(({ subTrails }) => subTrails).find(({ id }) => id === place);
  return subTrail?.title ?? trails.find(({ id }) => id === place)?.name ?? null;
}
