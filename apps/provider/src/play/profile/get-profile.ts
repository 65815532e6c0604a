import type { Call, ResponseBody } from '../../kernel/handler.ts';
import type { Executor } from '../../database/executor.ts';
import { journeyContent } from '../content/play-content.ts';
import { allBadges } from '../rewards/present-rewards.ts';
import { badgePlaces } from '../rewards/reward-repository.ts';
import { achievementsOf } from './achievements.ts';
import { findLearner, presentHead, requireVisible } from './find-learner.ts';
import { medalsOf } from './medals.ts';

/**
 * The own summary, with age and gender, or another learner's, which carries only what everybody may see; 404 for a
 * learner who hides.
 */
export async function getProfile({
  context: { database },
  session,
  query,
}: Call<'getProfile'>): Promise<ResponseBody<'getProfile'>> {
  const learnerId = query.user_id ?? session.learnerId;
  await requireVisible(database, learnerId, session.learnerId);
  const learner = await findLearner(database, learnerId);
  const places = await badgePlaces(database, learnerId);
  const badges = allBadges(await journeyContent(database)).filter(({ id }) => places.has(id));
  return {
    data: {
      user_id: learner.id,
      name: learner.username,
      ...(learnerId === session.learnerId && (await privateDetails(database, learnerId))),
      joined_at: new Date(learner.joined_at).toISOString(),
      avatar_head: presentHead(learner),
      achievements: await achievementsOf(database, learnerId, places),
      badges: badges.map(({ image }) => image),
      medals: await medalsOf(database, learnerId),
    },
  };
}

/** What tells the learner's own app whether the profile is complete. */
function privateDetails(executor: Executor, learnerId: string) {
  return executor
    .selectFrom('learner')
    .select(['age', 'gender'])
    .where('id', '=', learnerId)
    .executeTakeFirstOrThrow();
}
