import type { Transaction } from 'kysely';
import type { Call, Handler } from '../../kernel/handler.ts';
import type { Database } from '../../database/schema.ts';
import { learnerById, learnerForChange } from '../learner/learner-repository.ts';
import { requireOwnAccount } from '../learner/own-account.ts';
import { hashAfterCheck, replacePassword } from './replace-password.ts';
import { requireGoodPassword } from './password-rules.ts';
import { wrongCode, verifyCode } from '../code/one-time-code.ts';
import { countCodeAttempt } from '../code/code-limits.ts';
import { hasPassword } from '../code/send-code.ts';

/** Sets the first password of a Google account with a mailed code. */
export const setPassword: Handler<'setPassword'> = async (call) => {
  const { context, session, body, idempotencyKey: key } = call;
  const learner = await learnerById(context.database, session.learnerId);
  requireOwnAccount(context, learner);
  requireGoodPassword(context.configuration.passwordPolicy, body, learner);
  const { learnerId, sessionId } = session;
  const now = context.clock.now();
  const done = await hashAfterCheck(context, {
    // Excludes password and code from the stored request; the key alone identifies a repeat.
    write: { learnerId, key, operation: 'setPassword', request: null, now },
    password: body.password,
    check: (transaction) => isProven(transaction, call, 'counted'),
    replace: async (transaction, hash) => {
      if (!(await isProven(transaction, call, 'again'))) return false;
      await replacePassword(transaction, context, {
        learnerId,
        hash,
        verifiedAt: now,
        exceptSession: sessionId,
      });
      return true;
    },
  });
  if (!done) throw wrongCode();
  return { message: 'Your password is set. You can sign in with it now, and with Google too.' };
};

/**
 * Whether the code is right.
 * @throws {Refusal} 422 for an existing password, 429 after too many attempts
 */
async function isProven(
  transaction: Transaction<Database>,
  { context, session: { learnerId }, body, ip }: Call<'setPassword'>,
  which: 'counted' | 'again',
): Promise<boolean> {
  const { email, password_hash: current } = await learnerForChange(transaction, learnerId);
  if (current !== null) throw hasPassword();
  const attempt = { purpose: 'set-password', email, ip } as const;
  if (which === 'counted') await countCodeAttempt(transaction, context, attempt);
  return (await verifyCode(transaction, context, attempt, body.otp)) === learnerId;
}
