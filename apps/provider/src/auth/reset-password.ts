import type { Transaction } from 'kysely';
import { invalid } from '../kernel/errors.ts';
import type { Call, Handler } from '../kernel/handler.ts';
import type { Database } from '../database/schema.ts';
import { readEmail } from './learner/email.ts';
import { learnerByEmailForChange } from './learner/learner-repository.ts';
import { hashAfterCheck } from './password/hash-after-check.ts';
import { requireGoodPassword } from './password/require-good-password.ts';
import { replacePassword } from './password/replace-password.ts';
import { wrongCode } from './code/code-refusal.ts';
import { requireFollowing, requireTrying } from './code/code-limits.ts';
import { ownerOfResetLink } from './code/reset-link.ts';
import { tryCode } from './code/try-code.ts';

/** Sets a new password by the mailed code or link, and ends every session, code and link of the learner. */
export const resetPassword: Handler<'resetPassword'> = async (call) => {
  const { context, body, idempotencyKey: key } = call;
  const email = readEmail(body.email);
  // The name is not compared here: that would reveal the account of the address.
  requireGoodPassword(context.configuration.passwordPolicy, body, { email, username: '' });
  if (body.otp === undefined && body.token === undefined) throw invalid({ otp: ['is required'] });
  const now = context.clock.now();
  const done = await hashAfterCheck(context, {
    write: { learnerId: null, key, operation: 'resetPassword', request: { email }, now },
    password: body.password,
    check: async (transaction) => {
      await learnerByEmailForChange(transaction, context, email);
      await countTry(transaction, call, email);
      return (await ownerOf(transaction, call, email)) !== null;
    },
    replace: async (transaction, hash) => {
      await learnerByEmailForChange(transaction, context, email);
      const learnerId = await ownerOf(transaction, call, email);
      if (learnerId === null) return false;
      // The proof came by mail: the address is proven too.
      await replacePassword(transaction, context, { learnerId, hash, verifiedAt: now, keptSession: null });
      return true;
    },
  });
  if (!done) throw wrongCode();
  return { message: 'Your new password is set. You can sign in with it now.' };
};

/** Throws 429. */
function countTry(
  transaction: Transaction<Database>,
  { context, body, ip }: Call<'resetPassword'>,
  email: string,
): Promise<void> {
  const now = context.clock.now();
  if (body.token !== undefined) return requireFollowing(transaction, ip, now);
  const { verifier } = body;
  return requireTrying(transaction, context, { purpose: 'reset-password', email, ip, verifier });
}

/** The learner whose code or link this is; null for a wrong one. */
function ownerOf(
  transaction: Transaction<Database>,
  { context, body, ip }: Call<'resetPassword'>,
  email: string,
): Promise<string | null> {
  const { token, otp = '', verifier } = body;
  if (token !== undefined) return ownerOfResetLink(transaction, email, token, context.clock.now());
  return tryCode(transaction, context, { purpose: 'reset-password', email, ip, verifier }, otp);
}
