import { wrongCode } from './code/code-refusal.ts';
import { requireTrying } from './code/code-limits.ts';
import { tryCode } from './code/try-code.ts';
import { learnerById, learnerForChange, type Learner } from './learner/learner-repository.ts';
import { requireOwnAccount } from './learner/own-account.ts';
import { invalid, type Refusal } from '../kernel/errors.ts';
import type { Call, Handler } from '../kernel/handler.ts';
import { inTransaction } from '../database/transaction.ts';
import { limits } from '../rate-limit/limits.ts';
import { requireWithinLimits } from '../rate-limit/require-within-limits.ts';
import { takeBackHits } from '../rate-limit/count-hits.ts';
import { deleteLearner } from './account-data/delete-learner.ts';

const done = { message: 'Your account and everything in it is deleted. Go well!' };

/** Deletes the learner's account, with a proof of identity: a tablet left on the table is not enough. */
export const deleteAccount: Handler<'deleteAccount'> = async (call) => {
  const { context, session, body } = call;
  const learner = await learnerById(context.database, session.learnerId);
  requireOwnAccount(context, learner);
  if (body.otp !== undefined) {
    if (!(await deleteByCode(call, learner, body.otp))) throw wrongCode();
    return done;
  }
  await requirePassword(call, learner);
  await inTransaction(context.database, async (transaction) => {
    const { password_hash: current } = await learnerForChange(transaction, learner.id);
    // Changed meanwhile: what was verified is not the current password any more.
    if (current !== learner.password_hash) throw wrongPassword();
    await deleteLearner(transaction, learner.id);
  });
  return done;
};

/** Whether the mailed code was right; a wrong one is committed as a try. */
function deleteByCode(
  { context, ip }: Call<'deleteAccount'>,
  { id, email }: Learner,
  otp: string,
): Promise<boolean> {
  const attempt = { purpose: 'delete-account', email, ip } as const;
  return inTransaction(context.database, async (transaction) => {
    await learnerForChange(transaction, id);
    await requireTrying(transaction, context, attempt);
    const owner = await tryCode(transaction, context, attempt, otp);
    return owner === id && deleteLearner(transaction, id);
  });
}

/** Throws 422 for a wrong password, 429 after too many; it shares the limit of changing it. */
async function requirePassword(
  { context, body }: Call<'deleteAccount'>,
  { id, password_hash: hash }: Learner,
): Promise<void> {
  if (hash === null) throw noPassword();
  const { database, clock, passwords } = context;
  const hit = { ...limits.currentPassword, key: id, now: clock.now() };
  await requireWithinLimits(database, hit.now, [[limits.currentPassword, id]]);
  const right = await passwords.verify(body.password ?? '', hash).catch(async (error: unknown) => {
    await takeBackHits(database, [hit]);
    throw error;
  });
  if (!right) throw wrongPassword();
  await takeBackHits(database, [hit]);
}

function wrongPassword(): Refusal {
  const message = 'The password is not right.';
  return invalid({ password: [message] }, 'INVALID_CREDENTIALS', message);
}

/** A learner with a Google account proves their identity by a mailed code. */
function noPassword(): Refusal {
  const message = 'This account has no password. Ask for a code by email to delete it.';
  return invalid({ otp: [message] }, 'NO_PASSWORD', message);
}
