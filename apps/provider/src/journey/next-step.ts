import { rules } from '../domain/rules.ts';
import type { Wire } from '../play/wire.ts';
import { chapterPlaces, type LearnerJourney } from './learner-journey.ts';
import { presentWorld } from './present-trail.ts';

/** The first chapter that the learner may choose in the last open world; null where all of it that is open is passed. */
export function nextStepOf({
  trails,
  stars,
  unlocks,
}: Omit<LearnerJourney, 'quizTime'>): Wire['NextStep'] | null {
  const world = trails.findLast(({ id }) => unlocks.trails.has(id));
  const place = chapterPlaces(world ? [world] : []).find(
    ({ chapter: { id } }) => unlocks.chapters.has(id) && (stars.get(id) ?? 0) < rules.starsToPass,
  );
  if (!place) return null;
  const { trail, subTrail, chapter } = place;
  return {
    trail: presentWorld(trail),
    sub_trail: { id: subTrail.id, title: subTrail.title, order: subTrail.position },
    chapter: { id: chapter.id, name: chapter.title, chapter: chapter.position },
  };
}
