import type { Transaction } from 'kysely';
import type { Call, Handler } from '../kernel/handler.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { keepResponse, keptResponse } from '../idempotency/kept-response.ts';
import { learnerById, learnerForChange } from './learner/learner-repository.ts';
import { requireOwnAccount } from './learner/own-account.ts';
import { requireGoodPassword } from './password/require-good-password.ts';
import { replacePassword } from './password/replace-password.ts';
import { wrongCode } from './code/code-refusal.ts';
import { requireTrying } from './code/code-limits.ts';
import { hasPassword } from './send-account-code.ts';
import { tryCode } from './code/try-code.ts';

/** Sets the first password of a Google account, by a mailed code. */
export const setPassword: Handler<'setPassword'> = async (call) => {
  const { context, session, body, idempotencyKey: key } = call;
  const learner = await learnerById(context.database, session.learnerId);
  requireOwnAccount(context, learner);
  requireGoodPassword(context.configuration.passwordPolicy, body, learner);
  const hash = await context.passwords.hash(body.password);
  const { learnerId } = session;
  // Password and code stay out of the request: the key alone says that it is the same.
  const write = { learnerId, key, operation: 'setPassword', request: null, now: context.clock.now() };
  const done = await inTransaction(context.database, async (transaction) => {
    const kept = await keptResponse<boolean>(transaction, write);
    if (kept) return kept.response;
    const right = await set(transaction, call, hash);
    await keepResponse(transaction, write, right);
    return right;
  });
  if (!done) throw wrongCode();
  return { message: 'Your password is set. You can sign in with it now, and with Google too.' };
};

/** Whether the code was right; a wrong one is committed as an attempt, so nothing is thrown. */
async function set(
  transaction: Transaction<Database>,
  { context, session, body, address }: Call<'setPassword'>,
  hash: string,
): Promise<boolean> {
  const { learnerId, sessionId } = session;
  const now = context.clock.now();
  const { email, password_hash: current } = await learnerForChange(transaction, learnerId);
  if (current !== null) throw hasPassword();
  await requireTrying(transaction, { purpose: 'set-password', email, address, now });
  const owner = await tryCode(transaction, context, 'set-password', email, body.otp);
  if (owner !== learnerId) return false;
  await replacePassword(transaction, context, { learnerId, hash, verifiedAt: now, keptSession: sessionId });
  return true;
}
