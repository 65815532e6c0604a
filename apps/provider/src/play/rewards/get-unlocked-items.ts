import type { Call, ResponseBody } from '../../kernel/handler.ts';
import { readJourney } from '../journey/learner-journey.ts';
import { openPlace } from './open-place.ts';
import { presentUnlockedItem } from './present-rewards.ts';
import { itemsFrom } from './reward-repository.ts';

/**
 * What a place gave last at this difficulty: of a sub-trail its item, with its world's when both came at once; of a world
 * the latest. Grants nothing; 403 for a locked place.
 */
export async function getUnlockedItems(
  call: Call<'getUnlockedItems'>,
): Promise<ResponseBody<'getUnlockedItems'>> {
  const { database } = call.context;
  const { quiz_time_id: quizTimeId } = call.query;
  const { learnerId } = call.session;
  const { trail, subTrail } = openPlace(await readJourney(database, learnerId, quizTimeId), call.params.id);
  const places = [trail.id, ...trail.subTrails.map(({ id }) => id)];
  const given = await itemsFrom(database, learnerId, quizTimeId, places);
  const own = subTrail ? given.filter(({ unlocked_at: place }) => place === subTrail.id) : given;
  const latest = Math.max(...own.map(({ granted_at: at }) => at));
  return { items: given.filter(({ granted_at: at }) => at === latest).map(presentUnlockedItem) };
}
