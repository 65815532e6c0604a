import type { Transaction } from 'kysely';
import type { Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';

/**
 * Takes the learner off all boards, or puts them back, by their own choice. The stars stay, and the learner
 * still sees their own rank. The caller holds the learner's lock. Called also before a learner is deleted, so that the counts
 * stay true.
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
 * Brings rows and counts of all boards in line with whether others may see the learner: not one who hides, and not one
 * whose account is closed, whose name may be the reason. The caller holds the learner's lock.
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
 * Hides or shows the learner's rows on all boards, and updates the counts, whatever the learner has chosen. The caller
 * holds the learner's lock.
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
  // One order for all changes prevents deadlocks.
  for (const { board, stars } of changed.toSorted((one, other) => (one.board < other.board ? -1 : 1)))
    await count(transaction, board, stars);
}

/** One learner fewer with so many stars. */
async function leaveCount(executor: Executor, board: string, stars: number): Promise<void> {
  await executor
    .updateTable('board_count')
    .set((eb) => ({ learners: eb('learners', '-', 1) }))
    .where('board', '=', board)
    .where('stars', '=', stars)
    .execute();
}

/** One learner more with so many stars. */
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
