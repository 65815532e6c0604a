import type { Transaction } from 'kysely';
import { lockLearner } from '../../database/transaction.ts';
import type { Database } from '../../database/schema.ts';
import { hideFromBoards } from '../../boards/hide-from-boards.ts';

/**
 * Deletes the account and everything that belongs to it, for ever: play, stars, reading, feedback, requests, codes and
 * sessions. Returns whether it existed.
 */
export async function deleteLearner(transaction: Transaction<Database>, learnerId: string): Promise<boolean> {
  await lockLearner(transaction, learnerId);
  await hideFromBoards(transaction, learnerId, true);
  const gone = await transaction
    .deleteFrom('learner')
    .where('id', '=', learnerId)
    .returning('email')
    .executeTakeFirst();
  if (!gone) return false;
  // Codes for the address alone belong to nobody's row.
  await transaction.deleteFrom('one_time_code').where('email', '=', gone.email).execute();
  return true;
}
