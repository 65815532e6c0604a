import type { SubTrailContent, TrailContent } from '../journey/journey-content.ts';
import { type LearnerJourney, openSubTrail, openTrail } from '../journey/learner-journey.ts';

/** A world, or one of its sub-trails. */
export interface Place {
  readonly trail: TrailContent;
  readonly subTrail: SubTrailContent | null;
}

/** The world or sub-trail with this id, when it is open to the learner; 404 or 403 otherwise. */
export function openPlace(journey: LearnerJourney, id: string): Place {
  const around = journey.trails.find(({ subTrails }) => subTrails.some((subTrail) => subTrail.id === id));
  if (around) return { trail: around, subTrail: openSubTrail(journey, id) };
  return { trail: openTrail(journey, id), subTrail: null };
}
