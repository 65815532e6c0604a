import type { Transaction } from 'kysely';
import { invalid } from '../../app/errors.ts';
import type { Call, Handler } from '../../app/handler.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { answerCallOnce } from '../../idempotency/answer-call-once.ts';
import { readEmail } from '../email.ts';
import { hashPassword } from '../password.ts';
import { confirmationProblem, passwordProblems } from '../password-rules.ts';
import { replacePassword } from '../replace-password.ts';
import { wrongCode } from './code-refusal.ts';
import { requireTrying } from './code-turns.ts';
import { tryCode } from './try-code.ts';

/** Sets a new password by the mailed code, and ends every session and code of the learner (T10). */
export const resetPassword: Handler<'resetPassword'> = async (call) => {
  const { context, body, idempotencyKey } = call;
  const email = readEmail(body.email);
  requireGood(call, email);
  const hash = await hashPassword(body.password);
  const now = context.clock.now();
  const once = { key: idempotencyKey, operation: 'resetPassword', request: { email }, now };
  const done = await inTransaction(context.database, async (transaction) => {
    const { outcome } = await answerCallOnce(transaction, once, () => reset(transaction, call, email, hash));
    return outcome;
  });
  if (!done) throw wrongCode();
  return { message: 'Your new password is set. You can sign in with it now.' };
};

/** Throws 422 with everything that is wrong at once. */
function requireGood({ context, body }: Call<'resetPassword'>, email: string): void {
  const { passwordPolicy } = context.configuration;
  const confirmation = confirmationProblem(body.password, body.password_confirmation);
  // The name plays no part here: its rule would tell who has the address.
  const password = passwordProblems(body.password, passwordPolicy, { email, username: '' });
  if (password.length > 0 || confirmation !== null)
    throw invalid({
      ...(password.length > 0 && { password }),
      ...(confirmation !== null && { password_confirmation: [confirmation] }),
    });
}

/** Whether the code was right; a wrong one is committed as a try, so nothing is thrown. */
async function reset(
  transaction: Transaction<Database>,
  { context, body, address }: Call<'resetPassword'>,
  email: string,
  hash: string,
): Promise<boolean> {
  const now = context.clock.now();
  await requireTrying(transaction, { purpose: 'reset-password', email, address, now });
  const id = await tryCode(transaction, context, 'reset-password', email, body.otp);
  if (id === null) return false;
  // The code came by mail: the address is proven too.
  await replacePassword(transaction, context, { learnerId: id, hash, verifiedAt: now, keptSession: null });
  return true;
}
