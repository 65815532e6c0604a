import type { Answer, Call } from '../../app/handler.ts';
import { journeyContent } from '../journey/journey-content.ts';
import { allBadges } from '../rewards/present-rewards.ts';
import { badgePlaces } from '../rewards/reward-repository.ts';
import { achievementsOf } from './achievements.ts';
import { findLearner, presentHead, requireVisible } from './find-learner.ts';
import { medalsOf } from './medals.ts';

/**
 * The own summary, or another learner's. Both carry only what everybody may see (decision 160); 404 for a learner who
 * hides.
 */
export async function getProfile({
  context: { database },
  session,
  query,
}: Call<'getProfile'>): Promise<Answer<'getProfile'>> {
  const learnerId = query.user_id ?? session.learnerId;
  await requireVisible(database, learnerId, session.learnerId);
  const learner = await findLearner(database, learnerId);
  const places = await badgePlaces(database, learnerId);
  const badges = allBadges(await journeyContent(database)).filter(({ id }) => places.has(id));
  return {
    data: {
      user_id: learner.id,
      name: learner.username,
      joined_at: new Date(learner.joined_at).toISOString(),
      avatar_head: presentHead(learner),
      achievements: await achievementsOf(database, learnerId),
      badges: badges.map(({ image }) => image),
      medals: await medalsOf(database, learnerId),
    },
  };
}
