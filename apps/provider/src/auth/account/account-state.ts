import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { lockLearner } from '../../database/transaction.ts';
import { showAsAllowed } from '../../boards/hide-from-boards.ts';
import { endCodes } from '../code/one-time-code.ts';

/**
 * Deactivates the account: ends all sessions and codes, and hides the learner from the boards. `reason` is
 * shown to the learner; `now` in epoch milliseconds.
 */
export async function deactivateLearner(
  transaction: Transaction<Database>,
  learnerId: string,
  reason: string,
  now: number,
): Promise<void> {
  await lockLearner(transaction, learnerId);
  await transaction
    .updateTable('learner')
    .set({ deactivated_at: now, deactive_reason: reason })
    .where('id', '=', learnerId)
    .execute();
  // Keeps the rows, so that a caller with an ended session learns the reason.
  await transaction
    .updateTable('session')
    .set({ revoked_at: now, sealed_token: null })
    .where('learner_id', '=', learnerId)
    .where('revoked_at', 'is', null)
    .execute();
  await endCodes(transaction, learnerId);
  await showAsAllowed(transaction, learnerId);
}

/** Activates a closed account, and shows its stars on the boards unless the profile is hidden. */
export async function activateLearner(transaction: Transaction<Database>, learnerId: string): Promise<void> {
  await lockLearner(transaction, learnerId);
  await transaction
    .updateTable('learner')
    .set({ deactivated_at: null, deactive_reason: null })
    .where('id', '=', learnerId)
    .execute();
  await showAsAllowed(transaction, learnerId);
}
