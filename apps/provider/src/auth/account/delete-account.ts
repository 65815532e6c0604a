import type { Transaction } from 'kysely';
import { wrongCode, verifyCode } from '../code/one-time-code.ts';
import { countCodeAttempt } from '../code/code-limits.ts';
import { learnerById, learnerForChange, type Learner } from '../learner/learner-repository.ts';
import { isCurrentPassword } from '../password/current-password.ts';
import { requireOwnAccount } from '../learner/own-account.ts';
import { invalid, type Refusal } from '../../kernel/errors.ts';
import type { Call, Handler } from '../../kernel/handler.ts';
import { inTransaction, lockLearner } from '../../database/transaction.ts';
import type { Database } from '../../database/schema.ts';
import { hideFromBoards } from '../../boards/hide-from-boards.ts';

const done = { message: 'Your account and everything in it is deleted. Go well!' };

/**
 * Deletes the learner's account. Requires a proof of identity, because an unattended tablet is still signed
 * in.
 */
export const deleteAccount: Handler<'deleteAccount'> = async (call) => {
  const { context, session, body } = call;
  const learner = await learnerById(context.database, session.learnerId);
  requireOwnAccount(context, learner);
  if (body.otp !== undefined) {
    if (!(await deleteByCode(call, learner, body.otp))) throw wrongCode();
    return done;
  }
  if (learner.password_hash === null) throw noPassword();
  if (!(await isCurrentPassword(context, learner, body.password ?? ''))) throw wrongPassword();
  await inTransaction(context.database, async (transaction) => {
    const { password_hash: current } = await learnerForChange(transaction, learner.id);
    // The password changed during the verification.
    if (current !== learner.password_hash) throw wrongPassword();
    await deleteLearner(transaction, learner.id);
  });
  return done;
};

/** Whether the mailed code was right; a wrong code is committed as an attempt. */
function deleteByCode(
  { context, ip }: Call<'deleteAccount'>,
  { id, email }: Learner,
  otp: string,
): Promise<boolean> {
  const attempt = { purpose: 'delete-account', email, ip } as const;
  return inTransaction(context.database, async (transaction) => {
    await learnerForChange(transaction, id);
    await countCodeAttempt(transaction, context, attempt);
    const owner = await verifyCode(transaction, context, attempt, otp);
    return owner === id && deleteLearner(transaction, id);
  });
}

function wrongPassword(): Refusal {
  const message = 'The password is not right.';
  return invalid({ password: [message] }, 'INVALID_CREDENTIALS', message);
}

/** 422 for a Google account, which proves the identity with a mailed code. */
function noPassword(): Refusal {
  const message = 'This account has no password. Ask for a code by email to delete it.';
  return invalid({ otp: [message] }, 'NO_PASSWORD', message);
}

/** Deletes the account with all its data permanently. Returns whether it existed. */
export async function deleteLearner(transaction: Transaction<Database>, learnerId: string): Promise<boolean> {
  await lockLearner(transaction, learnerId);
  await hideFromBoards(transaction, learnerId, true);
  const gone = await transaction
    .deleteFrom('learner')
    .where('id', '=', learnerId)
    .returning('email')
    .executeTakeFirst();
  if (!gone) return false;
  // Some codes reference no learner, only the email.
  await transaction.deleteFrom('one_time_code').where('email', '=', gone.email).execute();
  return true;
}
