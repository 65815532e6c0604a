import { describeUser } from '../accounts/describe-user.ts';
import { normaliseEmail } from '../accounts/email.ts';
import { startSession } from '../accounts/start-session.ts';
import { Refusal } from '../app/errors.ts';
import type { Handler } from '../app/handler.ts';
import { inTransaction } from '../database/transaction.ts';
import { redeemExchange, type Claim } from './exchange.ts';

/** Exchanges a one-time code for a session (T1). Whatever does not fit gets the same 401, known e-mail or not. */
export const getToken: Handler<'getToken'> = async ({ context, query }) => {
  const { database, clock, configuration } = context;
  const now = clock.now();
  const { email, code = '', verifier = '' } = query;
  const claim: Claim = { email: normaliseEmail(email), code, verifier };
  const learner = await inTransaction(database, async (transaction) => {
    const id = await redeemExchange(transaction, claim, now);
    if (id === null) return null;
    return transaction.selectFrom('learner').selectAll().where('id', '=', id).executeTakeFirst();
  });
  if (!learner || learner.deactivated_at !== null || (learner.demo === 1 && !configuration.demo))
    throw new Refusal(401, 'EXCHANGE_REFUSED', 'Please sign in again.');
  const token = await startSession(database, learner.id, now);
  return { access_token: token, user: describeUser(learner), message: 'Welcome!' };
};
