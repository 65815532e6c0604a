import { subTrailBadge, trailBadge } from '../../content/rewards.ts';
import type { SubTrailContent, TrailContent } from '../../content/trails.ts';
import { forbidden } from '../../kernel/errors.ts';
import type { Handler } from '../../kernel/handler.ts';
import type { Wire } from '../../kernel/wire.ts';
import { badgeMilestones, itemsFrom } from '../../progress/granted-rewards.ts';
import { type LearnerJourney, openSubTrail, openTrail, readJourney } from './learner-journey.ts';

/** An earned badge. Grants nothing; 403 for a locked milestone and an unearned badge. */
export const getBadge: Handler<'getBadge'> = async (call) => {
  const { database } = call.context;
  const { learnerId } = call.session;
  const { type, quiz_time_id: quizTimeId } = call.query;
  const { id } = call.params;
  const journey = await readJourney(database, learnerId, quizTimeId);
  const badge =
    type === 'trail' ? trailBadge(openTrail(journey, id)) : subTrailBadge(openSubTrail(journey, id));
  if (!(await badgeMilestones(database, learnerId)).has(id))
    throw forbidden('BADGE_LOCKED', 'You have not earned this badge yet.');
  return { data: badge };
};

/**
 * Latest items of a milestone at this difficulty: a sub-trail's item, with its world's item if granted together; or a
 * world's latest item. Grants nothing; 403 for a locked milestone.
 */
export const getUnlockedItems: Handler<'getUnlockedItems'> = async (call) => {
  const { database } = call.context;
  const { quiz_time_id: quizTimeId } = call.query;
  const { learnerId } = call.session;
  const { trail, subTrail } = openMilestone(
    await readJourney(database, learnerId, quizTimeId),
    call.params.id,
  );
  const milestones = [trail.id, ...trail.subTrails.map(({ id }) => id)];
  const given = await itemsFrom(database, learnerId, quizTimeId, milestones).execute();
  const own = subTrail ? given.filter(({ unlocked_at: milestone }) => milestone === subTrail.id) : given;
  const latest = Math.max(...own.map(({ granted_at: at }) => at));
  return { items: given.filter(({ granted_at: at }) => at === latest).map(presentUnlockedItem) };
};

/** A world or a sub-trail. */
interface Milestone {
  readonly trail: TrailContent;
  readonly subTrail: SubTrailContent | null;
}

/** The unlocked world or sub-trail. Throws 404 or 403. */
function openMilestone(journey: LearnerJourney, id: string): Milestone {
  const around = journey.trails.find(({ subTrails }) => subTrails.some((subTrail) => subTrail.id === id));
  if (around) return { trail: around, subTrail: openSubTrail(journey, id) };
  return { trail: openTrail(journey, id), subTrail: null };
}

interface ItemColumns {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly image: string;
}

export function presentUnlockedItem({ id, code, name, category, image }: ItemColumns): Wire['UnlockedItem'] {
  // The import writes only the categories of the pack.
  return {
    id,
    code,
    name,
    url: image,
    category: { name: category as Wire['UnlockedItem']['category']['name'] },
  };
}
