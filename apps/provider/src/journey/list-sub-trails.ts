import type { Handler } from '../kernel/handler.ts';
import { rules } from '../domain/rules.ts';
import type { Wire } from '../play/wire.ts';
import type { SubTrailContent } from '../play/trails.ts';
import { type LearnerJourney, openTrail, readJourney } from './learner-journey.ts';

/** The sub-trails of an open world. */
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
