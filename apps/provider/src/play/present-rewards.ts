import { badgePicture } from '@sirah-trails/content-pack/model';
import { contentUrl } from '../content-import/content-url.ts';
import type { SubTrailContent, TrailContent } from './trails.ts';
import type { Wire } from './wire.ts';

interface ItemColumns {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly image: string;
}

/** An item as an award screen shows it. */
export function presentUnlockedItem({ id, code, name, category, image }: ItemColumns): Wire['UnlockedItem'] {
  // The import writes only the categories of the pack.
  return {
    id,
    code,
    name,
    url: image,
    category: { name: category as Wire['UnlockedItem']['category']['name'] },
  };
}

/** The world's own badge. */
export function trailBadge({ id, name }: TrailContent): Wire['Badge'] {
  return { id, type: 'trail', name, number: null, image: badgeImage(id) };
}

/** The numbered variant of a sub-trail. */
export function subTrailBadge({ id, title, position }: SubTrailContent): Wire['Badge'] {
  return { id, type: 'sub_trail', name: title, number: position, image: badgeImage(id) };
}

/** Every badge that the journey holds, in its order: the sub-trails of a world, then the world. */
export function allBadges(trails: readonly TrailContent[]): Wire['Badge'][] {
  return trails.flatMap((trail) => [...trail.subTrails.map(subTrailBadge), trailBadge(trail)]);
}

function badgeImage(place: string): string {
  return contentUrl(badgePicture(place));
}
