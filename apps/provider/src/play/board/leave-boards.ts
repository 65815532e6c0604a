import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * Takes the learner off every board, and out of the counts from which ranks are told. The caller holds the learner's lock.
 */
export async function leaveBoards(transaction: Transaction<Database>, learnerId: string): Promise<void> {
  const left = await transaction
    .deleteFrom('board_score')
    .where('learner_id', '=', learnerId)
    .returning(['board', 'stars'])
    .execute();
  // Always in this order: two who leave at once never wait for each other in a circle.
  for (const { board, stars } of left.toSorted((a, b) => (a.board < b.board ? -1 : 1)))
    await transaction
      .updateTable('board_count')
      .set((count) => ({ learners: count('learners', '-', 1) }))
      .where('board', '=', board)
      .where('stars', '=', stars)
      .execute();
}
