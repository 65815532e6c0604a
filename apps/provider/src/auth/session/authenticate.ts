import type { Context } from '../../kernel/context.ts';
import { accountDeactivated, sessionGone, signInNeeded, tokenExpired } from '../../kernel/errors.ts';
import type { Session } from '../../kernel/handler.ts';
import { sessionById, type SessionRow, updateSession } from './session-repository.ts';
import { parseToken, secretState } from './token.ts';

/**
 * Authenticates an access token.
 * @throws {Refusal} 401 for a missing token, a refreshable token (`TOKEN_EXPIRED`), an ended session ('User
 * not found') or a deactivated account (`ACCOUNT_DEACTIVATED`)
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

/** Records the first use of a refreshed token. On failure (a full disk) the call continues, and the previous token stays valid. */
async function confirm({ database, clock, log }: Context, session: SessionRow): Promise<void> {
  if (session.confirmed_at !== null || session.previous_token_hash === null) return;
  await updateSession(database, session.id, { confirmed_at: clock.now() }).catch((error: unknown) =>
    log.warn({ err: error }, 'a session could not be confirmed'),
  );
}
