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

/** Changes the password of a learner who knows the current one; a wrong one is 422, never 401. */
export const changePassword: Handler<'changePassword'> = async (call) => {
  const { context, session, body } = call;
  const write = writeOf(call);
  const { learner, stored } = await inTransaction(context.database, async (transaction) => ({
    // Read together: without a stored outcome, the password read here is the one before the change.
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

/** Passwords stay out of the stored request: the key alone says that it is the same. */
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

/** Throws 422 with every error that can be found without the password. */
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
  // Changed meanwhile: the verified password is no longer current.
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

/** A Google account gets its first password by a mailed code. */
function noPassword(): Refusal {
  const message = 'This account has no password yet. Ask for a code by email to set one.';
  return invalid({ old_password: [message] }, 'NO_PASSWORD', message);
}
