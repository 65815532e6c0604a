import type { Transaction } from 'kysely';
import type { Call, Handler, ResponseBody } from '../../kernel/handler.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { storeResponse, readStoredResponse } from '../../idempotency/stored-response.ts';
import { readEmail } from '../learner/email.ts';
import { learnerByEmailForChange, learnerById, updateLearner } from '../learner/learner-repository.ts';
import { describeUser } from '../learner/describe-user.ts';
import { startSession } from '../session/start-session.ts';
import { rememberSource } from '../sign-in/known-sources.ts';
import { wrongCode, endCodes, verifyCode } from '../code/one-time-code.ts';
import { countCodeAttempt } from '../code/code-limits.ts';
import { sendCode } from '../code/send-code.ts';

/**
 * Verifies the email and starts a session. A repeat with the same key gets the outcome without the token,
 * which is not stored; the learner then signs in.
 */
export const verifyEmail: Handler<'verifyEmail'> = async (call) => {
  const { context, body, idempotencyKey: key } = call;
  const email = readEmail(body.email);
  const now = context.clock.now();
  const write = { learnerId: null, key, operation: 'verifyEmail', request: { email }, now };
  const response = await inTransaction(context.database, async (transaction) => {
    const stored = await readStoredResponse<Proven>(transaction, write);
    const proven = stored?.response ?? (await proveEmail(transaction, call, email));
    if (!stored) await storeResponse(transaction, write, proven);
    return proven.id === null ? null : welcome(transaction, call, proven.id, stored === null);
  });
  if (response === null) throw wrongCode();
  return response;
};

/** The learner's id, or null for a wrong code: returned instead of thrown, so that the attempt is committed. */
interface Proven {
  readonly id: string | null;
}

async function proveEmail(
  transaction: Transaction<Database>,
  { context, body, ip }: Call<'verifyEmail'>,
  email: string,
): Promise<Proven> {
  const now = context.clock.now();
  await learnerByEmailForChange(transaction, context, email);
  const attempt = { purpose: 'verify-email', email, ip, verifier: body.verifier } as const;
  await countCodeAttempt(transaction, context, attempt);
  const id = await verifyCode(transaction, context, attempt, body.otp);
  if (id === null) return { id };
  await updateLearner(transaction, id, { verified_at: now });
  await endCodes(transaction, id);
  return { id };
}

async function welcome(
  transaction: Transaction<Database>,
  { context, ip }: Call<'verifyEmail'>,
  id: string,
  fresh: boolean,
): Promise<ResponseBody<'verifyEmail'>> {
  const learner = await learnerById(transaction, id);
  const user = describeUser(learner);
  const message = 'Your email is verified.';
  if (!fresh || learner.deactivated_at !== null) return { user, message };
  await rememberSource(transaction, context, id, { ip });
  return { access_token: await startSession(transaction, context, id), user, message };
}

/** Sends another code to verify the email, with a link for the challenge's browser. */
export const resendVerification: Handler<'resendVerification'> = (call) => {
  const challenge = call.body.challenge ?? null;
  return sendCode(call, { operation: 'resendVerification', purpose: 'verify-email', challenge });
};
