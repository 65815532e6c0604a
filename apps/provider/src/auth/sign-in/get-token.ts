import type { Transaction } from 'kysely';
import { endCodes } from '../code/one-time-code.ts';
import { accountClosed } from '../learner/account-closed.ts';
import { describeUser } from '../learner/describe-user.ts';
import { normaliseEmail } from '../learner/email.ts';
import { learnerByEmailForChange, updateLearner, type Learner } from '../learner/learner-repository.ts';
import { startSession } from '../session/start-session.ts';
import type { Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/errors.ts';
import type { Handler } from '../../kernel/handler.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { hasExchange, redeemExchange, type Claim } from './exchange.ts';

/**
 * Exchanges a one-time code for a session, or for the reason of a closed account (403). Every mismatch gets
 * the same 401, for known and unknown emails.
 */
export const getToken: Handler<'getToken'> = async ({ context, query }) => {
  const { email, code = '', verifier = '' } = query;
  const claim: Claim = { email: normaliseEmail(email), code, verifier };
  const admitted = await inTransaction(context.database, (transaction) => admit(transaction, context, claim));
  if (!admitted) throw new Refusal(401, 'EXCHANGE_REFUSED', 'Please sign in again.');
  // Throws after the commit, because the code is used up.
  if (admitted.token === null) throw accountClosed(admitted.learner);
  return { access_token: admitted.token, user: describeUser(admitted.learner), message: 'Welcome!' };
};

/** Consumes the code; null without a valid claim. */
async function admit(
  transaction: Transaction<Database>,
  context: Context,
  claim: Claim,
): Promise<{ readonly token: string | null; readonly learner: Learner } | null> {
  const now = context.clock.now();
  // Avoids reading a learner for callers without a code, which would reveal the account by duration.
  if (!(await hasExchange(transaction, claim, now))) return null;
  const learner = await learnerByEmailForChange(transaction, context, claim.email);
  const exchange = await redeemExchange(transaction, claim, now);
  if (exchange === null || learner?.id !== exchange.learnerId) return null;
  const { id } = learner;
  if (learner.deactivated_at !== null) return exchange.closed ? { token: null, learner } : null;
  if (learner.verified_at === null) await prove(transaction, id, now);
  return { token: await startSession(transaction, context, id), learner };
}

/** Verifies the email: the code was in a mail, and its digits are obsolete now. */
async function prove(transaction: Transaction<Database>, id: string, now: number): Promise<void> {
  await updateLearner(transaction, id, { verified_at: now });
  await endCodes(transaction, id);
}
