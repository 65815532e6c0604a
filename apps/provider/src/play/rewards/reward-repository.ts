import type { Executor } from '../../database/executor.ts';

/** What is given to whom, at which difficulty and when. */
export interface Grant {
  readonly learnerId: string;
  readonly quizTimeId: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Gives the badges of the places; those that the learner has already stay as they are. Gives the new ones' places. */
export async function grantBadges(
  executor: Executor,
  { learnerId, quizTimeId, now }: Grant,
  places: readonly string[],
): Promise<string[]> {
  const granted: string[] = [];
  for (const place of places) {
    const row = await executor
      .insertInto('badge_grant')
      .values({ learner_id: learnerId, place_id: place, quiz_time_id: quizTimeId, granted_at: now })
      .onConflict((conflict) => conflict.columns(['learner_id', 'place_id']).doNothing())
      .returning('place_id')
      .executeTakeFirst();
    if (row) granted.push(row.place_id);
  }
  return granted;
}

/** Gives the items of the places, each once. Gives those that are new to the learner. */
export async function grantItems(
  executor: Executor,
  { learnerId, quizTimeId, now }: Grant,
  places: readonly string[],
) {
  const items = await executor
    .selectFrom('avatar_item')
    .select(['id', 'code', 'name', 'category', 'image'])
    .where('unlocked_at', 'in', places)
    .where('retired', '=', 0)
    .orderBy('position')
    .execute();
  const granted = [];
  for (const item of items) {
    const row = await executor
      .insertInto('item_grant')
      .values({ learner_id: learnerId, item_id: item.id, quiz_time_id: quizTimeId, granted_at: now })
      .onConflict((conflict) => conflict.columns(['learner_id', 'item_id']).doNothing())
      .returning('item_id')
      .executeTakeFirst();
    if (row) granted.push(item);
  }
  return granted;
}

/** Items that these places gave at the difficulty, with their places and times. */
export function itemsFrom(
  executor: Executor,
  learnerId: string,
  quizTimeId: string,
  places: readonly string[],
) {
  return executor
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
    .where('avatar_item.unlocked_at', 'in', places)
    .orderBy('avatar_item.position')
    .execute();
}

/** The places whose badges the learner has. */
export async function badgePlaces(executor: Executor, learnerId: string): Promise<Set<string>> {
  const rows = await executor
    .selectFrom('badge_grant')
    .select('place_id')
    .where('learner_id', '=', learnerId)
    .execute();
  return new Set(rows.map(({ place_id: place }) => place));
}
