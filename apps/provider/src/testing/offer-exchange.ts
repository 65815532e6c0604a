import { randomBytes } from 'node:crypto';
import type { Context } from '../kernel/context.ts';
import { inTransaction } from '../database/transaction.ts';
import { beginExchange, type Claim } from '../auth/sign-in/exchange.ts';
import type { TestLearner } from './create-learner.ts';
import { sha256 } from '../kernel/sha256.ts';

/** Brings a browser to the end of a sign-in elsewhere: all that is left is the exchange. */
export async function offerExchange(
  { database, clock }: Context,
  { id, email }: Pick<TestLearner, 'id' | 'email'>,
): Promise<Claim> {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = sha256(verifier);
  const { deactivated_at: at } = await database
    .selectFrom('learner')
    .select('deactivated_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const exchange = { learnerId: id, email, challenge, closed: at !== null };
  const code = await inTransaction(database, (transaction) =>
    beginExchange(transaction, exchange, clock.now()),
  );
  return { email, code, verifier };
}
