import type { Transaction } from 'kysely';
import { sessionGone, signInNeeded } from '../../kernel/errors.ts';
import type { Handler } from '../../kernel/handler.ts';
import type { Database } from '../../database/schema.ts';
import type { Context } from '../../kernel/context.ts';
import type { InstanceSecret } from '../../secret/instance-secret.ts';
import { inTransaction } from '../../database/transaction.ts';
import { sawLearner } from '../learner/learner-repository.ts';
import { hashSecret, openSecret, sealSecret } from '../../secret/bearer-secret.ts';
import { sessionForChange, updateSession, type SessionRow } from './session-repository.ts';
import { formatToken, newSessionSecret, parseToken, secretState, wasIssued, type Token } from './token.ts';

export const refreshSession: Handler<'refreshSession'> = async ({ context, bearer }) => {
  if (bearer === null) throw signInNeeded();
  const token = await refresh(context, bearer);
  if (token === null) throw sessionGone();
  return { access_token: token };
};

/**
 * Rotates a live or expired token and returns the new token; null for an ended session. The previous token returns
 * the same new token for 10 s, and later until the new token is used. Any older token ends the session, because it
 * was probably stolen. A token never issued for the session changes nothing.
 */
export async function refresh(
  { database, clock, secret: instance }: Pick<Context, 'database' | 'clock' | 'secret'>,
  bearer: string,
): Promise<string | null> {
  const token = parseToken(bearer);
  if (token === null) return null;
  return inTransaction(database, async (transaction) => {
    const session = await sessionForChange(transaction, token.sessionId);
    if (!session || session.deactivated_at !== null) return null;
    const secret = await renewedSecret(transaction, session, token, { instance, now: clock.now() });
    return secret === null ? null : formatToken({ sessionId: session.id, secret });
  });
}

interface Renewal {
  readonly instance: InstanceSecret;
  /** Epoch milliseconds. */
  readonly now: number;
}

async function renewedSecret(
  transaction: Transaction<Database>,
  session: SessionRow,
  token: Token,
  { instance, now }: Renewal,
) {
  switch (secretState(session, token.secret, now)) {
    case 'live':
    case 'expired':
      return rotate(transaction, session, token.secret, { instance, now });
    case 'replaced':
    case 'unconfirmed':
      return session.sealed_token === null ? null : openSecret(session.sealed_token, token.secret);
    case 'reused':
      if (!wasIssued(instance, token)) return null;
      // Returned, not thrown: the revocation must be committed.
      await updateSession(transaction, session.id, { revoked_at: now, sealed_token: null });
      return null;
    case 'over':
      return null;
  }
}

async function rotate(
  transaction: Transaction<Database>,
  session: SessionRow,
  secret: string,
  { instance, now }: Renewal,
) {
  const next = newSessionSecret(instance, session.id);
  await updateSession(transaction, session.id, {
    token_hash: hashSecret(next),
    previous_token_hash: session.token_hash,
    sealed_token: sealSecret(next, secret),
    confirmed_at: null,
    rotated_at: now,
  });
  await sawLearner(transaction, session.learner_id, now);
  return next;
}
