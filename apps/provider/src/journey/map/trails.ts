import { chaptersOf, type SubTrailContent, type TrailContent } from '../../content/trails.ts';
import { rules } from '../../domain/rules.ts';
import { sumOf } from '../../domain/sum-of.ts';
import type { Handler } from '../../kernel/handler.ts';
import type { Wire } from '../../kernel/wire.ts';
import { findTrail, type LearnerJourney, openTrail, readJourney } from './learner-journey.ts';

export function presentWorld({
  id,
  name,
  position: order,
  theme,
  floating_island,
}: TrailContent): Wire['World'] {
  return { id, name, order, theme, floating_island };
}

function presentTrail(trail: TrailContent, journey: LearnerJourney): Wire['Trail'] {
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

/** All worlds, including locked worlds. */
export const listTrails: Handler<'listTrails'> = async ({ context, session, query }) => {
  const journey = await readJourney(context.database, session.learnerId, query.quiz_time_id);
  return { data: journey.trails.map((trail) => presentTrail(trail, journey)) };
};

/** A world, possibly locked: it exposes no more than the list. */
export const getTrail: Handler<'getTrail'> = async ({ context, session, params, query }) => {
  const journey = await readJourney(context.database, session.learnerId, query.quiz_time_id);
  return { data: presentTrail(findTrail(journey, params.id), journey) };
};

/** Sub-trails of an unlocked world. */
export const listSubTrails: Handler<'listSubTrails'> = async (call) => {
  const { trail_id: trailId, quiz_time_id: quizTimeId } = call.query;
  const journey = await readJourney(call.context.database, call.session.learnerId, quizTimeId);
  return { data: openTrail(journey, trailId).subTrails.map((row) => presentSubTrail(row, journey)) };
};

function presentSubTrail(subTrail: SubTrailContent, journey: LearnerJourney): Wire['SubTrail'] {
  const { chapters } = subTrail;
  const remaining = chapters.filter(({ id }) => (journey.stars.get(id) ?? 0) < rules.starsToPass);
  return {
    id: subTrail.id,
    order: subTrail.position,
    title: subTrail.title,
    locked: !journey.unlocks.subTrails.has(subTrail.id),
    remaining_chapters: remaining.length,
    chapter_count: chapters.length,
    position: { x: subTrail.map_x, y: subTrail.map_y },
  };
}
