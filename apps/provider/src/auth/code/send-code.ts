import type { Transaction } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import type { Call, ResponseBody } from '../../kernel/handler.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { storeResponse, readStoredResponse } from '../../idempotency/stored-response.ts';
import { readEmail } from '../learner/email.ts';
import { learnerByEmailForChange, type Learner } from '../learner/learner-repository.ts';
import { isShared } from '../learner/own-account.ts';
import { requireSending } from './code-limits.ts';
import { issueCode, type CodePurpose } from './one-time-code.ts';

type Sending = 'forgotPassword' | 'resendResetCode' | 'resendVerification';

/** The same message for known and unknown addresses. */
const said = { message: 'If this address has an account, a code is on its way.' };

interface Wish {
  readonly operation: Sending;
  readonly purpose: CodePurpose;
  readonly challenge: string | null;
}

/** Sends a new code to a known address; work and response are the same for an unknown one. */
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
    await requireSending(transaction, { purpose, email, ip, now });
    await issueCode(transaction, context, { purpose, email, learner, challenge, ip });
    await storeResponse(transaction, write, null);
  });
  return said;
}

/** The learner for the code: none for a verified address, nor for the shared account of a demo. */
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
