import type { Context } from '../../kernel/context.ts';
import { accountDeactivated, sessionGone, signInNeeded, tokenExpired } from '../../kernel/errors.ts';
import type { Session } from '../../kernel/handler.ts';
import { sessionById } from './session-repository.ts';
import { parseToken, secretState } from './token.ts';

/**
 * The holder of this access token. Throws 401: without a token, with one that a refresh can renew (`TOKEN_EXPIRED`), with one
 * whose session is over ('User not found'), or with one of a deactivated account (`ACCOUNT_DEACTIVATED`).
 */
export async function authenticate(context: Context, bearer: string | null): Promise<Session> {
  if (bearer === null) throw signInNeeded();
  const token = parseToken(bearer);
  const session = token && (await sessionById(context.database, token.sessionId).executeTakeFirst());
  if (!token || !session || (session.demo === 1 && !context.configuration.demo)) throw sessionGone();
  const state = secretState(session, token.secret, context.clock.now());
  if (session.deactivated_at !== null && state !== 'reused') throw accountDeactivated();
  switch (state) {
    case 'live':
    case 'replaced':
      return { sessionId: session.id, learnerId: session.learner_id };
    case 'expired':
    // The refresh, which may change the session, finds out whether it is a late tab or a thief.
    case 'reused':
      throw tokenExpired();
    case 'over':
      throw sessionGone();
  }
}
