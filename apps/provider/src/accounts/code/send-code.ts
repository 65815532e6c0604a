import type { Transaction } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import type { Call, Handler } from '../../kernel/handler.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { answerCallOnce } from '../../idempotency/answer-call-once.ts';
import { readEmail } from '../email.ts';
import { learnerByEmail, type Learner } from '../learner-repository.ts';
import { isShared } from '../own-account.ts';
import { requireSending } from './code-limits.ts';
import { issueCode, type CodePurpose } from './one-time-code.ts';

type Sending = 'forgotPassword' | 'resendResetCode' | 'resendVerification';

/** The same words whether or not anybody has the address. */
const said = { message: 'If this address has an account, a code is on its way.' };

export const forgotPassword: Handler<'forgotPassword'> = (call) =>
  sendCode(call, { operation: 'forgotPassword', purpose: 'reset-password', challenge: null });

export const resendResetCode: Handler<'resendResetCode'> = (call) =>
  sendCode(call, { operation: 'resendResetCode', purpose: 'reset-password', challenge: null });

export const resendVerification: Handler<'resendVerification'> = (call) => {
  const challenge = call.body.challenge ?? null;
  return sendCode(call, { operation: 'resendVerification', purpose: 'verify-email', challenge });
};

interface Wish {
  readonly operation: Sending;
  readonly purpose: CodePurpose;
  readonly challenge: string | null;
}

/** Sends a new code where there is somebody to send it to; the work and the answer are the same where not. */
async function sendCode(
  { context, body, address, idempotencyKey }: Call<Sending>,
  { operation, purpose, challenge }: Wish,
) {
  const email = readEmail(body.email);
  const now = context.clock.now();
  const once = { key: idempotencyKey, operation, request: { email, challenge }, now };
  await inTransaction(context.database, (transaction) =>
    answerCallOnce(transaction, once, async () => {
      await requireSending(transaction, { purpose, email, address, now });
      const learner = await receiver(transaction, context, purpose, email);
      await issueCode(transaction, context, { purpose, email, learner, challenge });
      return null;
    }),
  );
  return said;
}

/** Whom the code is for: a proven address needs no proof, and nobody takes a shared account over. */
async function receiver(
  transaction: Transaction<Database>,
  context: Context,
  purpose: CodePurpose,
  email: string,
): Promise<Learner | null> {
  const learner = await learnerByEmail(transaction, context, email);
  if (!learner || isShared(context, learner)) return null;
  return purpose === 'verify-email' && learner.verified_at !== null ? null : learner;
}
