import type { Transaction } from 'kysely';
import type { Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';

/**
 * Hides the learner from all boards, or shows them again, at their request. Stars stay, and the learner can read
 * their own rank. Needs the learner's lock. Account deletion calls it to keep the counts correct.
 */
export async function hideFromBoards(
  transaction: Transaction<Database>,
  learnerId: string,
  hidden: boolean,
): Promise<void> {
  await transaction
    .updateTable('learner')
    .set({ hidden: hidden ? 1 : 0 })
    .where('id', '=', learnerId)
    .execute();
  await showAsAllowed(transaction, learnerId);
}

/**
 * Updates rows and counts of all boards to the learner's visibility: hidden by choice, or because the account is
 * deactivated, possibly for its name. Needs the learner's lock.
 */
export async function showAsAllowed(transaction: Transaction<Database>, learnerId: string): Promise<void> {
  const learner = await transaction
    .selectFrom('learner')
    .select(['hidden', 'deactivated_at'])
    .where('id', '=', learnerId)
    .executeTakeFirst();
  if (!learner) return;
  await setHidden(transaction, learnerId, learner.hidden === 1 || learner.deactivated_at !== null);
}

/**
 * Hides or shows the learner's rows on all boards and updates the counts. Ignores the learner's choice; needs the
 * learner's lock.
 */
export async function setHidden(
  transaction: Transaction<Database>,
  learnerId: string,
  hidden: boolean,
): Promise<void> {
  const changed = await transaction
    .updateTable('board_score')
    .set({ hidden: hidden ? 1 : 0 })
    .where('learner_id', '=', learnerId)
    .where('hidden', '=', hidden ? 0 : 1)
    .returning(['board', 'stars'])
    .execute();
  const count = hidden ? leaveCount : joinCount;
  // A fixed order prevents deadlocks.
  for (const { board, stars } of changed.toSorted((one, other) => (one.board < other.board ? -1 : 1)))
    await count(transaction, board, stars);
}

async function leaveCount(executor: Executor, board: string, stars: number): Promise<void> {
  await executor
    .updateTable('board_count')
    .set((eb) => ({ learners: eb('learners', '-', 1) }))
    .where('board', '=', board)
    .where('stars', '=', stars)
    .execute();
}

async function joinCount(executor: Executor, board: string, stars: number): Promise<void> {
  await executor
    .insertInto('board_count')
    .values({ board, stars, learners: 1 })
    .onConflict((conflict) =>
      conflict.columns(['board', 'stars']).doUpdateSet((eb) => ({
        learners: eb('board_count.learners', '+', 1),
      })),
    )
    .execute();
}
