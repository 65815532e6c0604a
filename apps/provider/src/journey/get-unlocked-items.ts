import type { Handler } from '../kernel/handler.ts';
import type { SubTrailContent, TrailContent } from '../play/trails.ts';
import { type LearnerJourney, openSubTrail, openTrail, readJourney } from './learner-journey.ts';
import { presentUnlockedItem } from '../play/present-rewards.ts';
import { itemsFrom } from '../play/reward-repository.ts';

/**
 * What a place gave last at this difficulty: of a sub-trail its item, with its world's when both came at once; of a world
 * the latest. Grants nothing; 403 for a locked place.
 */
export const getUnlockedItems: Handler<'getUnlockedItems'> = async (call) => {
  const { database } = call.context;
  const { quiz_time_id: quizTimeId } = call.query;
  const { learnerId } = call.session;
  const { trail, subTrail } = openPlace(await readJourney(database, learnerId, quizTimeId), call.params.id);
  const places = [trail.id, ...trail.subTrails.map(({ id }) => id)];
  const given = await itemsFrom(database, learnerId, quizTimeId, places).execute();
  const own = subTrail ? given.filter(({ unlocked_at: place }) => place === subTrail.id) : given;
  const latest = Math.max(...own.map(({ granted_at: at }) => at));
  return { items: given.filter(({ granted_at: at }) => at === latest).map(presentUnlockedItem) };
};

/** A world, or one of its sub-trails. */
interface Place {
  readonly trail: TrailContent;
  readonly subTrail: SubTrailContent | null;
}

/** The world or sub-trail with this id, when it is open to the learner; 404 or 403 otherwise. */
function openPlace(journey: LearnerJourney, id: string): Place {
  const around = journey.trails.find(({ subTrails }) => subTrails.some((subTrail) => subTrail.id === id));
  if (around) return { trail: around, subTrail: openSubTrail(journey, id) };
  return { trail: openTrail(journey, id), subTrail: null };
}
