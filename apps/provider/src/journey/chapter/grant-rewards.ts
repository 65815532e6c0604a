import type { Executor } from '../../database/executor.ts';
import { completedPlaces } from '../../domain/rewards/completed-places.ts';
import { bestStars, passedChapters } from '../../play/chapter-results.ts';
import { treeOf } from '../../play/trails.ts';
import type { Wire } from '../../play/wire.ts';
import { allBadges, presentUnlockedItem } from '../../play/present-rewards.ts';
import { grantBadges, grantItems } from '../../play/reward-repository.ts';
import type { PlayedChapter } from './played-chapter.ts';

/**
 * Gives what the learner has earned by passing the chapter, in the transaction of the answer. What was given before, at whichever difficulty, is not given again.
 */
export async function grantRewards(
  executor: Executor,
  chapter: PlayedChapter,
  now: number,
): Promise<Wire['Rewards']> {
  const { learner, chapterId, learnerId, quizTimeId } = chapter;
  const { trails } = learner.content;
  // The chapter's own result is about to be written.
  const passed = passedChapters(await bestStars(executor, learnerId, quizTimeId)).add(chapterId);
  const places = completedPlaces(treeOf(trails), chapterId, passed);
  if (places.length === 0) return { items: [], badges: [] };
  const grant = { learnerId, quizTimeId, now };
  const badges = new Set(await grantBadges(executor, grant, places));
  const items = await grantItems(executor, grant, places);
  return {
    items: items.map(presentUnlockedItem),
    badges: allBadges(trails).filter(({ id }) => badges.has(id)),
  };
}
