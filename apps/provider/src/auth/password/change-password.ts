import type { Transaction } from 'kysely';
import { invalid, type Refusal } from '../../kernel/errors.ts';
import type { Call, Handler } from '../../kernel/handler.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { storeResponse, readStoredResponse } from '../../idempotency/stored-response.ts';
import { learnerById, learnerForChange, type Learner } from '../learner/learner-repository.ts';
import { requireOwnAccount } from '../learner/own-account.ts';
import { confirmationProblem, requireGoodPassword } from './password-rules.ts';
import { isCurrentPassword } from './current-password.ts';
import { replacePassword } from './replace-password.ts';

const done = { message: 'Your password is changed.' };

/** Changes a password with the current password. A wrong password is 422, because 401 would end the session. */
export const changePassword: Handler<'changePassword'> = async (call) => {
  const { context, session, body } = call;
  const write = writeOf(call);
  const { learner, stored } = await inTransaction(context.database, async (transaction) => ({
    // One transaction: without a stored response, this password predates the change.
    stored: await readStoredResponse(transaction, write),
    learner: await learnerById(transaction, session.learnerId),
  }));
  if (stored) return done;
  requireOwnAccount(context, learner);
  requireGood(call, learner);
  if (!(await isCurrentPassword(context, learner, body.old_password)))
    throw learner.password_hash === null ? noPassword() : wrongCurrent();
  const hash = await context.passwords.hash(body.password);
  await inTransaction(context.database, async (transaction) => {
    if (await readStoredResponse(transaction, write)) return;
    await replace(transaction, call, learner, hash);
    await storeResponse(transaction, write, done);
  });
  return done;
};

/** Excludes passwords from the stored request; the key alone identifies a repeat. */
function writeOf({ context, session, idempotencyKey }: Call<'changePassword'>) {
  const { learnerId } = session;
  return {
    learnerId,
    key: idempotencyKey,
    operation: 'changePassword',
    request: null,
    now: context.clock.now(),
  };
}

/**
 * Checks everything that needs no password verification.
 * @throws {Refusal} 422 with all errors
 */
function requireGood({ context, body }: Call<'changePassword'>, owner: Learner): void {
  const same = confirmationProblem(body.password, body.old_password) === null;
  const more = same ? ['The new password must be another one than the current'] : [];
  requireGoodPassword(context.configuration.passwordPolicy, body, owner, more);
}

async function replace(
  transaction: Transaction<Database>,
  { context, session }: Call<'changePassword'>,
  verified: Learner,
  hash: string,
) {
  const { password_hash: current } = await learnerForChange(transaction, verified.id);
  // The password changed during the verification.
  if (current !== verified.password_hash) throw wrongCurrent();
  const { sessionId } = session;
  await replacePassword(transaction, context, {
    learnerId: verified.id,
    hash,
    verifiedAt: null,
    exceptSession: sessionId,
  });
  return done;
}

function wrongCurrent(): Refusal {
  return invalid({ old_password: ['The current password is not right.'] });
}

/** 422 for a Google account, which sets its first password with a mailed code. */
function noPassword(): Refusal {
  const message = 'This account has no password yet. Ask for a code by email to set one.';
  return invalid({ old_password: [message] }, 'NO_PASSWORD', message);
}
