import type { Handler } from '../kernel/handler.ts';
import { findTrail, readJourney } from './learner-journey.ts';
import { presentTrail } from './present-trail.ts';

/** One world, which may be locked: it holds no more than the list. */
export const getTrail: Handler<'getTrail'> = async ({ context, session, params, query }) => {
  const journey = await readJourney(context.database, session.learnerId, query.quiz_time_id);
  return { data: presentTrail(findTrail(journey, params.id), journey) };
};
