import type { Executor } from '../database/executor.ts';

/** What is given to whom, at which difficulty and when. */
export interface Grant {
  readonly learnerId: string;
  readonly quizTimeId: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Gives the badges of the places, of which there must be one at least; those that the learner has stay as they are. Gives the
 * places of the new ones.
 */
export async function grantBadges(
  executor: Executor,
  { learnerId, quizTimeId, now }: Grant,
  places: readonly string[],
): Promise<string[]> {
  const given = { learner_id: learnerId, quiz_time_id: quizTimeId, granted_at: now };
  const granted = await executor
    .insertInto('badge_grant')
    .values(places.map((place) => ({ ...given, place_id: place })))
    .onConflict((conflict) => conflict.columns(['learner_id', 'place_id']).doNothing())
    .returning('place_id')
    .execute();
  return granted.map(({ place_id: place }) => place);
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
  if (items.length === 0) return [];
  const given = { learner_id: learnerId, quiz_time_id: quizTimeId, granted_at: now };
  const rows = await executor
    .insertInto('item_grant')
    .values(items.map((item) => ({ ...given, item_id: item.id })))
    .onConflict((conflict) => conflict.columns(['learner_id', 'item_id']).doNothing())
    .returning('item_id')
    .execute();
  const granted = new Set(rows.map(({ item_id: id }) => id));
  return items.filter(({ id }) => granted.has(id));
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
