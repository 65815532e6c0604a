import type { Transaction } from 'kysely';
import { invalid } from '../../kernel/errors.ts';
import type { Call, Handler } from '../../kernel/handler.ts';
import type { Database } from '../../database/schema.ts';
import { readEmail } from '../learner/email.ts';
import { learnerByEmailForChange } from '../learner/learner-repository.ts';
import { hashAfterCheck, replacePassword } from './replace-password.ts';
import { requireGoodPassword } from './password-rules.ts';
import { wrongCode, verifyCode } from '../code/one-time-code.ts';
import { countLinkAttempt, countCodeAttempt } from '../code/code-limits.ts';
import { ownerOfResetLink } from '../code/reset-link.ts';
import { inTransaction } from '../../database/transaction.ts';
import { storeResponse, readStoredResponse } from '../../idempotency/stored-response.ts';
import { sendCode } from '../code/send-code.ts';

export const forgotPassword: Handler<'forgotPassword'> = (call) =>
  sendCode(call, {
    operation: 'forgotPassword',
    purpose: 'reset-password',
    challenge: call.body.challenge ?? null,
  });

export const resendResetCode: Handler<'resendResetCode'> = (call) =>
  sendCode(call, {
    operation: 'resendResetCode',
    purpose: 'reset-password',
    challenge: call.body.challenge ?? null,
  });

/** Checks a reset code without consuming it. */
export const checkOtp: Handler<'checkOtp'> = async ({ context, body, ip, idempotencyKey: key }) => {
  const email = readEmail(body.email);
  const now = context.clock.now();
  const write = { learnerId: null, key, operation: 'checkOtp', request: { email }, now };
  const right = await inTransaction(context.database, async (transaction) => {
    const stored = await readStoredResponse<boolean>(transaction, write);
    if (stored) return stored.response;
    const attempt = { purpose: 'reset-password', email, ip, verifier: body.verifier } as const;
    await countCodeAttempt(transaction, context, attempt);
    // Returned, not thrown: the attempt must be committed.
    const owner = await verifyCode(transaction, context, attempt, body.otp);
    await storeResponse(transaction, write, owner !== null);
    return owner !== null;
  });
  if (!right) throw wrongCode();
  return { message: 'The code is right. Now choose a new password.' };
};

/** Sets a new password with a mailed code or link, and ends all sessions, codes and links of the learner. */
export const resetPassword: Handler<'resetPassword'> = async (call) => {
  const { context, body, idempotencyKey: key } = call;
  const email = readEmail(body.email);
  // Skips the username, which would reveal the account of the email.
  requireGoodPassword(context.configuration.passwordPolicy, body, { email, username: '' });
  if (body.otp === undefined && body.token === undefined) throw invalid({ otp: ['Code is required'] });
  const now = context.clock.now();
  const done = await hashAfterCheck(context, {
    write: { learnerId: null, key, operation: 'resetPassword', request: { email }, now },
    password: body.password,
    check: async (transaction) => {
      await learnerByEmailForChange(transaction, context, email);
      await countAttempt(transaction, call, email);
      return (await ownerOf(transaction, call, email)) !== null;
    },
    replace: async (transaction, hash) => {
      await learnerByEmailForChange(transaction, context, email);
      const learnerId = await ownerOf(transaction, call, email);
      if (learnerId === null) return false;
      // The mailed proof also verifies the email.
      await replacePassword(transaction, context, { learnerId, hash, verifiedAt: now, exceptSession: null });
      return true;
    },
  });
  if (!done) throw wrongCode();
  return { message: 'Your new password is set. You can sign in with it now.' };
};

/** @throws {Refusal} 429 */
function countAttempt(
  transaction: Transaction<Database>,
  { context, body, ip }: Call<'resetPassword'>,
  email: string,
): Promise<void> {
  const now = context.clock.now();
  if (body.token !== undefined) return countLinkAttempt(transaction, ip, now);
  const { verifier } = body;
  return countCodeAttempt(transaction, context, { purpose: 'reset-password', email, ip, verifier });
}

/** The owner of the code or link, or null. */
function ownerOf(
  transaction: Transaction<Database>,
  { context, body, ip }: Call<'resetPassword'>,
  email: string,
): Promise<string | null> {
  const { token, otp = '', verifier } = body;
  if (token !== undefined) return ownerOfResetLink(transaction, email, token, context.clock.now());
  return verifyCode(transaction, context, { purpose: 'reset-password', email, ip, verifier }, otp);
}
