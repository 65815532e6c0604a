import type { Kysely } from 'kysely';
import { setHidden, showAsAllowed } from '../boards/hide-from-boards.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction, lockLearner } from '../database/transaction.ts';

/**
 * Shows or hides demo learners on the boards, so that children never compete with leftovers of an earlier
 * demo. Learners with a hidden profile stay hidden.
 */
export function showDemo(database: Kysely<Database>, shown: boolean): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const otherwise = await transaction
      .selectFrom('learner')
      .innerJoin('board_score', 'board_score.learner_id', 'learner.id')
      .select('learner.id')
      .distinct()
      .where('demo', '=', 1)
      .where('board_score.hidden', '=', shown ? 1 : 0)
      .orderBy('learner.id')
      .execute();
    for (const { id } of otherwise) {
      await lockLearner(transaction, id);
      if (shown) await showAsAllowed(transaction, id);
      else await setHidden(transaction, id, true);
    }
  });
}
