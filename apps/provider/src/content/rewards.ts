import { badgePicture } from '@sirah-trails/content-pack/model';
import type { NotNull } from 'kysely';
import { contentUrl } from '../content-import/content-url.ts';
import type { Executor } from '../database/executor.ts';
import type { Wire } from '../kernel/wire.ts';
import type { SubTrailContent, TrailContent } from './trails.ts';

/** Item unlocked by a milestone. */
export interface RewardItem {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly image: string;
  /** Sub-trail or world. */
  readonly milestone: string;
}

export function readRewardItems(executor: Executor): Promise<RewardItem[]> {
  return executor
    .selectFrom('avatar_item')
    .select(['id', 'code', 'name', 'category', 'image', 'unlocked_at as milestone'])
    .where('unlocked_at', 'is not', null)
    .where('retired', '=', 0)
    .orderBy('position')
    .$narrowType<{ milestone: NotNull }>()
    .execute();
}

export function trailBadge({ id, name }: TrailContent): Wire['Badge'] {
  return { id, type: 'trail', name, number: null, image: badgeImage(id) };
}

export function subTrailBadge({ id, title, position }: SubTrailContent): Wire['Badge'] {
  return { id, type: 'sub_trail', name: title, number: position, image: badgeImage(id) };
}

/** All badges in journey order: the sub-trails of a world, then the world. */
export function allBadges(trails: readonly TrailContent[]): Wire['Badge'][] {
  return trails.flatMap((trail) => [...trail.subTrails.map(subTrailBadge), trailBadge(trail)]);
}

function badgeImage(milestone: string): string {
  return contentUrl(badgePicture(milestone));
}
