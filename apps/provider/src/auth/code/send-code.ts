import type { Transaction } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import type { Call, ResponseBody, Handler } from '../../kernel/handler.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { storeResponse, readStoredResponse } from '../../idempotency/stored-response.ts';
import { readEmail } from '../learner/email.ts';
import { learnerByEmailForChange, type Learner, learnerForChange } from '../learner/learner-repository.ts';
import { isShared, requireOwnAccount } from '../learner/own-account.ts';
import { countCodeMail } from './code-limits.ts';
import { issueCode, type CodePurpose } from './one-time-code.ts';
import { invalid, type Refusal } from '../../kernel/errors.ts';

type Sending = 'forgotPassword' | 'resendResetCode' | 'resendVerification';

/** Same message for known and unknown emails. */
const sent = { message: 'If this address has an account, a code is on its way.' };

interface Wish {
  readonly operation: Sending;
  readonly purpose: CodePurpose;
  readonly challenge: string | null;
}

/** Sends a new code to a known email; work and response are the same for an unknown email. */
export async function sendCode(
  { context, body, ip, idempotencyKey: key }: Call<Sending>,
  { operation, purpose, challenge }: Wish,
): Promise<ResponseBody<Sending>> {
  const email = readEmail(body.email);
  const now = context.clock.now();
  const write = { learnerId: null, key, operation, request: { email, challenge }, now };
  await inTransaction(context.database, async (transaction) => {
    if (await readStoredResponse(transaction, write)) return;
    const learner = await receiver(transaction, context, purpose, email);
    await countCodeMail(transaction, { purpose, email, ip, now });
    await issueCode(transaction, context, { purpose, email, learner, challenge, ip });
    await storeResponse(transaction, write, null);
  });
  return sent;
}

/** The recipient; null for an already verified email and for the shared demo account. */
async function receiver(
  transaction: Transaction<Database>,
  context: Context,
  purpose: CodePurpose,
  email: string,
): Promise<Learner | null> {
  const learner = await learnerByEmailForChange(transaction, context, email);
  if (!learner || isShared(context, learner)) return null;
  return purpose === 'verify-email' && learner.verified_at !== null ? null : learner;
}

const sentToLearner = { message: 'A code is on its way to your email.' };

/** Mails a code for a first password or the deletion of the account. */
export const sendAccountCode: Handler<'sendAccountCode'> = (call) => {
  const { context, session, body, ip, idempotencyKey: key } = call;
  const now = context.clock.now();
  const { learnerId } = session;
  const { purpose } = body;
  const write = { learnerId, key, operation: 'sendAccountCode', request: { purpose }, now };
  return inTransaction(context.database, async (transaction) => {
    const stored = await readStoredResponse<typeof sentToLearner>(transaction, write);
    if (stored) return stored.response;
    const learner = await learnerForChange(transaction, learnerId);
    requireOwnAccount(context, learner);
    if (purpose === 'set-password' && learner.password_hash !== null) throw hasPassword();
    const { email } = learner;
    await countCodeMail(transaction, { purpose, email, ip, now });
    await issueCode(transaction, context, { purpose, email, learner, challenge: null, ip });
    await storeResponse(transaction, write, sentToLearner);
    return sentToLearner;
  });
};

/** 422 for an account that already has a password. */
export function hasPassword(): Refusal {
  const message = 'This account has a password already. You can change it in the settings.';
  return invalid({ purpose: [message] }, 'HAS_PASSWORD', message);
}
