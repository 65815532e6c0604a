import type { Transaction } from 'kysely';
import { hashSecret } from '../../secret/bearer-secret.ts';
import type { Call, Handler } from '../../kernel/handler.ts';
import { redirectTo } from '../../kernel/redirect.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction, lockLearner } from '../../database/transaction.ts';
import { limits } from '../../rate-limit/limits.ts';
import { countHit } from '../../rate-limit/count-hits.ts';
import { beginExchange, type Exchange } from '../sign-in/exchange.ts';
import { publicOrigin, signInUrl } from '../sign-in/sign-in-url.ts';

/**
 * Redirects with a one-time code, without verifying or consuming anything: the exchange does so in the
 * browser that signed up. In another browser the mail's six digits still work.
 */
export const followMailedLink: Handler<'followMailedLink'> = async (call) => {
  const { context, query, browser } = call;
  const { database, clock, configuration } = context;
  const origin = publicOrigin(configuration.publicUrl, browser.origin);
  const now = clock.now();
  const { token } = query;
  if (token === undefined || !(await isAllowed(call))) return redirectTo(signInUrl(origin, 'link_over'));
  return inTransaction(database, async (transaction) => {
    const exchange = await exchangeOf(transaction, token, now);
    if (!exchange) return redirectTo(signInUrl(origin, 'link_over'));
    const code = await beginExchange(transaction, exchange, now);
    return redirectTo(`${origin}/auth/callback?${new URLSearchParams({ email: exchange.email, code })}`);
  });
};

async function isAllowed({ context, ip }: Call<'followMailedLink'>): Promise<boolean> {
  const { database, clock } = context;
  const hit = await countHit(database, { ...limits.codeIp, key: ip, now: clock.now() });
  return hit.allowed;
}

/** The exchange for the link's code; null for an expired or unknown link. */
async function exchangeOf(
  transaction: Transaction<Database>,
  token: string,
  now: number,
): Promise<Exchange | null> {
  const query = transaction
    .selectFrom('one_time_code')
    .select(['learner_id', 'email', 'challenge'])
    .where('link_hash', '=', hashSecret(token))
    .where('expires_at', '>', now);
  const found = await query.executeTakeFirst();
  if (!found?.learner_id) return null;
  await lockLearner(transaction, found.learner_id);
  // Reads again under the lock, because a new password may have ended the code.
  const row = await query.executeTakeFirst();
  if (!row?.learner_id || row.challenge === null) return null;
  return { learnerId: row.learner_id, email: row.email, challenge: row.challenge };
}
