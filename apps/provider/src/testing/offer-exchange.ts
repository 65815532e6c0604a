import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../app/context.ts';
import { inTransaction } from '../database/transaction.ts';
import { beginExchange, type Claim } from '../identity/exchange.ts';
import type { TestLearner } from './create-learner.ts';

/** Brings a browser to the end of a sign-in elsewhere: all that is left is the exchange. */
export async function offerExchange(
  { database, clock }: Context,
  { id, email }: Pick<TestLearner, 'id' | 'email'>,
): Promise<Claim> {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const exchange = { learnerId: id, email, challenge };
  const code = await inTransaction(database, (transaction) =>
    beginExchange(transaction, exchange, clock.now()),
  );
  return { email, code, verifier };
}
