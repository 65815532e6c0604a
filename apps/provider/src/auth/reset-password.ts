import type { Transaction } from 'kysely';
import type { Call, Handler } from '../kernel/handler.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { keepResponse, keptResponse } from '../idempotency/kept-response.ts';
import { readEmail } from './learner/email.ts';
import { learnerByEmailForChange } from './learner/learner-repository.ts';
import { requireGoodPassword } from './password/require-good-password.ts';
import { replacePassword } from './password/replace-password.ts';
import { wrongCode } from './code/code-refusal.ts';
import { requireTrying } from './code/code-limits.ts';
import { tryCode } from './code/try-code.ts';

/** Sets a new password by the mailed code, and ends every session and code of the learner. */
export const resetPassword: Handler<'resetPassword'> = async (call) => {
  const { context, body, idempotencyKey: key } = call;
  const email = readEmail(body.email);
  // The name is not compared here: that would reveal the account of the address.
  requireGoodPassword(context.configuration.passwordPolicy, body, { email, username: '' });
  const hash = await context.passwords.hash(body.password);
  const now = context.clock.now();
  const write = { learnerId: null, key, operation: 'resetPassword', request: { email }, now };
  const done = await inTransaction(context.database, async (transaction) => {
    const kept = await keptResponse<boolean>(transaction, write);
    if (kept) return kept.response;
    const right = await reset(transaction, call, email, hash);
    await keepResponse(transaction, write, right);
    return right;
  });
  if (!done) throw wrongCode();
  return { message: 'Your new password is set. You can sign in with it now.' };
};

/** Whether the code was right; a wrong one is committed as an attempt, so nothing is thrown. */
async function reset(
  transaction: Transaction<Database>,
  { context, body, address }: Call<'resetPassword'>,
  email: string,
  hash: string,
): Promise<boolean> {
  const now = context.clock.now();
  await learnerByEmailForChange(transaction, context, email);
  await requireTrying(transaction, { purpose: 'reset-password', email, address, now });
  const id = await tryCode(transaction, context, 'reset-password', email, body.otp);
  if (id === null) return false;
  // The code came by mail: the address is proven too.
  await replacePassword(transaction, context, { learnerId: id, hash, verifiedAt: now, keptSession: null });
  return true;
}
