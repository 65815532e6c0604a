import type { Context } from '../../kernel/context.ts';
import { accountDeactivated, sessionGone, signInNeeded, tokenExpired } from '../../kernel/errors.ts';
import type { Session } from '../../kernel/handler.ts';
import { sessionById, type SessionRow, updateSession } from './session-repository.ts';
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
      await confirm(context, session);
      return { sessionId: session.id, learnerId: session.learner_id };
    case 'replaced':
      return { sessionId: session.id, learnerId: session.learner_id };
    case 'expired':
    case 'unconfirmed':
    // The refresh, which may change the session, finds out whether it is a late tab or a thief.
    case 'reused':
      throw tokenExpired();
    case 'over':
      throw sessionGone();
  }
}

/** Records the first use of a refreshed token. Without it (a full disk) the previous token stays valid, and the call goes on. */
async function confirm({ database, clock, log }: Context, session: SessionRow): Promise<void> {
  if (session.confirmed_at !== null || session.previous_token_hash === null) return;
  await updateSession(database, session.id, { confirmed_at: clock.now() }).catch((error: unknown) =>
    log.warn({ err: error }, 'a session could not be confirmed'),
  );
}
