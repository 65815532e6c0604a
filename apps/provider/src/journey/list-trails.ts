import type { Handler } from '../kernel/handler.ts';
import { readJourney } from './learner-journey.ts';
import { presentTrail } from './present-trail.ts';

/** Every world, locked ones too. */
export const listTrails: Handler<'listTrails'> = async ({ context, session, query }) => {
  const journey = await readJourney(context.database, session.learnerId, query.quiz_time_id);
  return { data: journey.trails.map((trail) => presentTrail(trail, journey)) };
};
