import { sumOf } from '../domain/sum-of.ts';
import type { Wire } from '../play/wire.ts';
import { chaptersOf, type TrailContent } from '../play/trails.ts';
import type { LearnerJourney } from './learner-journey.ts';

/** What a card shows of a world. */
export function presentWorld({
  id,
  name,
  position: order,
  theme,
  floating_island,
}: TrailContent): Wire['World'] {
  return { id, name, order, theme, floating_island };
}

/** A world as the contract spells it. */
export function presentTrail(trail: TrailContent, journey: LearnerJourney): Wire['Trail'] {
  const chapters = chaptersOf([trail]);
  return {
    id: trail.id,
    name: trail.name,
    order: trail.position,
    theme: trail.theme,
    locked: !journey.unlocks.trails.has(trail.id),
    star: sumOf(chapters, ({ id }) => journey.stars.get(id) ?? 0),
    total_star: sumOf(chapters, ({ totalStars }) => totalStars),
    sub_trail_count: trail.subTrails.length,
    chapter_count: chapters.length,
    background: trail.background,
    floating_island: trail.floating_island,
    map: trail.map,
  };
}
