import type { Insertable } from 'kysely';
import type { PlayContent } from '../content/pack-cache.ts';
import { allBadges, type RewardItem } from '../content/rewards.ts';
import { treeOf } from '../content/trails.ts';
import type { Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { statement } from '../database/statement.ts';
import { completedMilestones } from '../domain/rewards/completed-milestones.ts';
import type { Wire } from '../kernel/wire.ts';
import type { ChapterKey } from './chapter-results.ts';

interface Grant {
  readonly learnerId: string;
  readonly quizTimeId: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

interface PassedChapter extends ChapterKey {
  /** Chapters that the learner had passed at the difficulty. */
  readonly passedBefore: ReadonlySet<string>;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Grants the rewards for passing a chapter. A reward is granted once over all difficulties. Returns the new rewards. */
export async function grantRewards(
  executor: Executor,
  { trails, rewardItems }: PlayContent,
  { passedBefore, chapterId, ...grant }: PassedChapter,
): Promise<{ readonly items: readonly RewardItem[]; readonly badges: readonly Wire['Badge'][] }> {
  const milestones = completedMilestones(treeOf(trails), chapterId, new Set(passedBefore).add(chapterId));
  if (milestones.length === 0) return { items: [], badges: [] };
  const badges = new Set(await grantBadges(executor, grant, milestones));
  const items = await grantItems(
    executor,
    grant,
    rewardItems.filter(({ milestone }) => milestones.includes(milestone)),
  );
  return { items, badges: allBadges(trails).filter(({ id }) => badges.has(id)) };
}

/** Grants the badges of the milestones (at least one). Returns milestones with a new badge. */
async function grantBadges(
  executor: Executor,
  { learnerId, quizTimeId, now }: Grant,
  milestones: readonly string[],
): Promise<string[]> {
  const given = { learner_id: learnerId, quiz_time_id: quizTimeId, granted_at: now };
  const rows = milestones.map((milestone) => ({ ...given, place_id: milestone }));
  return (await insertBadges(executor, rows).execute()).map(({ place_id: milestone }) => milestone);
}

const insertBadges = statement((executor, rows: readonly Insertable<Database['badge_grant']>[]) =>
  executor
    .insertInto('badge_grant')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['learner_id', 'place_id']).doNothing())
    .returning('place_id'),
);

/** Grants the items and returns the new ones. */
async function grantItems(
  executor: Executor,
  { learnerId, quizTimeId, now }: Grant,
  items: readonly RewardItem[],
): Promise<RewardItem[]> {
  if (items.length === 0) return [];
  const given = { learner_id: learnerId, quiz_time_id: quizTimeId, granted_at: now };
  const rows = items.map((item) => ({ ...given, item_id: item.id }));
  const granted = await insertItems(executor, rows).execute();
  const ids = new Set(granted.map(({ item_id: id }) => id));
  return items.filter(({ id }) => ids.has(id));
}

const insertItems = statement((executor, rows: readonly Insertable<Database['item_grant']>[]) =>
  executor
    .insertInto('item_grant')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['learner_id', 'item_id']).doNothing())
    .returning('item_id'),
);

/** Items granted by these milestones at the difficulty, with milestone and time. */
export const itemsFrom = statement(
  (executor, learnerId: string, quizTimeId: string, milestones: readonly string[]) =>
    executor
      .selectFrom('item_grant')
      .innerJoin('avatar_item', 'avatar_item.id', 'item_grant.item_id')
      .select([
        'avatar_item.id',
        'avatar_item.code',
        'avatar_item.name',
        'avatar_item.category',
        'avatar_item.image',
        'avatar_item.unlocked_at',
        'item_grant.granted_at',
      ])
      .where('item_grant.learner_id', '=', learnerId)
      .where('item_grant.quiz_time_id', '=', quizTimeId)
      .where('avatar_item.unlocked_at', 'in', milestones)
      .orderBy('avatar_item.position'),
);

/** Milestones whose badges the learner owns. */
export async function badgeMilestones(executor: Executor, learnerId: string): Promise<Set<string>> {
  const rows = await selectBadges(executor, learnerId).execute();
  return new Set(rows.map(({ place_id: milestone }) => milestone));
}

const selectBadges = statement((executor, learnerId: string) =>
  executor.selectFrom('badge_grant').select('place_id').where('learner_id', '=', learnerId),
);
