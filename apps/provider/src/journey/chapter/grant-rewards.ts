import type { Executor } from '../../database/executor.ts';
import { completedPlaces } from '../../domain/rewards/completed-places.ts';
import { treeOf } from '../../play/trails.ts';
import type { Wire } from '../../play/wire.ts';
import { allBadges, presentUnlockedItem } from '../../play/present-rewards.ts';
import { grantBadges, grantItems } from '../../play/reward-repository.ts';
import type { PlayedChapter } from './played-chapter.ts';

/**
 * Gives what the learner has earned by passing the chapter, in the transaction of the answer. What was given before, at whichever difficulty, is not given again.
 *
 * @param passedBefore the chapters that the learner has passed at the difficulty
 */
export async function grantRewards(
  executor: Executor,
  { learner, chapterId, learnerId, quizTimeId }: PlayedChapter,
  passedBefore: ReadonlySet<string>,
  now: number,
): Promise<Wire['Rewards']> {
  const { trails, rewardItems } = learner.content;
  const places = completedPlaces(treeOf(trails), chapterId, new Set(passedBefore).add(chapterId));
  if (places.length === 0) return { items: [], badges: [] };
  const grant = { learnerId, quizTimeId, now };
  const badges = new Set(await grantBadges(executor, grant, places));
  const items = await grantItems(
    executor,
    grant,
    rewardItems.filter(({ place }) => places.includes(place)),
  );
  return {
    items: items.map(presentUnlockedItem),
    badges: allBadges(trails).filter(({ id }) => badges.has(id)),
  };
}
