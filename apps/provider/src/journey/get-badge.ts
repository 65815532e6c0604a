import { forbidden } from '../kernel/errors.ts';
import type { Handler } from '../kernel/handler.ts';
import { openSubTrail, openTrail, readJourney } from './learner-journey.ts';
import { subTrailBadge, trailBadge } from '../play/present-rewards.ts';
import { badgePlaces } from '../play/reward-repository.ts';

/** A badge that the learner has earned. Grants nothing; 403 for a locked place and before it is earned. */
export const getBadge: Handler<'getBadge'> = async (call) => {
  const { database } = call.context;
  const { learnerId } = call.session;
  const { type, quiz_time_id: quizTimeId } = call.query;
  const { id } = call.params;
  const journey = await readJourney(database, learnerId, quizTimeId);
  const badge =
    type === 'trail' ? trailBadge(openTrail(journey, id)) : subTrailBadge(openSubTrail(journey, id));
  if (!(await badgePlaces(database, learnerId)).has(id))
    throw forbidden('BADGE_LOCKED', 'You have not earned this badge yet.');
  return { data: badge };
};
