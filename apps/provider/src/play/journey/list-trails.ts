import type { Call, ResponseBody } from '../../kernel/handler.ts';
import { findTrail, readJourney } from './learner-journey.ts';
import { presentTrail } from './present-trail.ts';

/** Every world, locked ones too. */
export async function listTrails(call: Call<'listTrails'>): Promise<ResponseBody<'listTrails'>> {
  const journey = await readJourney(call.context.database, call.session.learnerId, call.query.quiz_time_id);
  return { data: journey.trails.map((trail) => presentTrail(trail, journey)) };
}

/** One world, which may be locked: it holds no more than the list. */
export async function getTrail(call: Call<'getTrail'>): Promise<ResponseBody<'getTrail'>> {
  const journey = await readJourney(call.context.database, call.session.learnerId, call.query.quiz_time_id);
  return { data: presentTrail(findTrail(journey, call.params.id), journey) };
}
