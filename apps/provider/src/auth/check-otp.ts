import type { Handler } from '../kernel/handler.ts';
import { inTransaction } from '../database/transaction.ts';
import { storeResponse, readStoredResponse } from '../idempotency/stored-response.ts';
import { readEmail } from './learner/email.ts';
import { wrongCode } from './code/code-refusal.ts';
import { requireTrying } from './code/code-limits.ts';
import { tryCode } from './code/try-code.ts';

/** Whether the code for a new password is right; it stays good until the reset or its end. */
export const checkOtp: Handler<'checkOtp'> = async ({ context, body, ip, idempotencyKey: key }) => {
  const email = readEmail(body.email);
  const now = context.clock.now();
  const write = { learnerId: null, key, operation: 'checkOtp', request: { email }, now };
  const right = await inTransaction(context.database, async (transaction) => {
    const stored = await readStoredResponse<boolean>(transaction, write);
    if (stored) return stored.response;
    const attempt = { purpose: 'reset-password', email, ip, verifier: body.verifier } as const;
    await requireTrying(transaction, context, attempt);
    // Returned, not thrown: the attempt must be committed.
    const owner = await tryCode(transaction, context, attempt, body.otp);
    await storeResponse(transaction, write, owner !== null);
    return owner !== null;
  });
  if (!right) throw wrongCode();
  return { message: 'The code is right. Now choose a new password.' };
};
