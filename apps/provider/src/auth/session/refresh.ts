import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { sawLearner } from '../learner/learner-repository.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';
import { sessionForChange, updateSession, type SessionRow } from './session-repository.ts';
import { formatToken, hashSecret, newSecret, parseToken, secretState, type Token } from './token.ts';

/**
 * Replaces the token, live or expired, by a new one and gives that; null when the session is over. The token just replaced
 * gives the same new one again. An older token ends the session: a copy of it is in other hands.
 */
export async function refresh(
  database: Kysely<Database>,
  bearer: string,
  now: number,
): Promise<string | null> {
  const token = parseToken(bearer);
  if (token === null) return null;
  return inTransaction(database, async (transaction) => {
    const session = await sessionForChange(transaction, token.sessionId);
    if (!session || session.deactivated_at !== null) return null;
    const secret = await renewedSecret(transaction, session, token, now);
    return secret === null ? null : formatToken({ sessionId: session.id, secret });
  });
}

async function renewedSecret(
  transaction: Transaction<Database>,
  session: SessionRow,
  token: Token,
  now: number,
) {
  switch (secretState(session, token.secret, now)) {
    case 'live':
    case 'expired':
      return rotate(transaction, session, token.secret, now);
    case 'replaced':
      return session.sealed_token === null ? null : openSecret(session.sealed_token, token.secret);
    case 'reused':
      // Returned, not thrown: the revocation must be committed.
      await updateSession(transaction, session.id, { revoked_at: now, sealed_token: null });
      return null;
    case 'over':
      return null;
  }
}

async function rotate(transaction: Transaction<Database>, session: SessionRow, secret: string, now: number) {
  const next = newSecret();
  await updateSession(transaction, session.id, {
    token_hash: hashSecret(next),
    previous_token_hash: session.token_hash,
    sealed_token: sealSecret(next, secret),
    rotated_at: now,
  });
  await sawLearner(transaction, session.learner_id, now);
  return next;
}
