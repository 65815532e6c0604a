import type { ExpressionBuilder, Transaction } from 'kysely';
import { hashSecret, newSecret } from '../../secret/bearer-secret.ts';
import type { Database } from '../../database/schema.ts';
import { sha256 } from '../../kernel/sha256.ts';
import { minute } from '../../kernel/time.ts';

/** Lifetime of a one-time code for a session, in milliseconds. */
const exchangeMs = minute;

export interface Exchange {
  readonly learnerId: string;
  /** Normalized. */
  readonly email: string;
  /** Hash of a verifier known to the starting browser only. */
  readonly challenge: string;
  /** Whether the account is closed; the code then returns the reason instead of a session. */
  readonly closed?: boolean;
}

/** Credentials of a browser for an exchange. */
export interface Claim {
  readonly email: string;
  readonly code: string;
  readonly verifier: string;
}

/** Creates a one-time code, valid for 60 seconds from `now` (epoch milliseconds). */
export async function beginExchange(
  transaction: Transaction<Database>,
  { learnerId, email, challenge, closed = false }: Exchange,
  now: number,
): Promise<string> {
  await transaction.deleteFrom('token_exchange').where('expires_at', '<=', now).execute();
  const code = newSecret();
  await transaction
    .insertInto('token_exchange')
    .values({
      code_hash: hashSecret(code),
      learner_id: learnerId,
      email,
      challenge,
      expires_at: now + exchangeMs,
      closed: closed ? 1 : 0,
    })
    .execute();
  return code;
}

/**
 * Consumes the code and returns its learner, with `closed`; null on any mismatch. Does the same work in
 * every case.
 */
export async function redeemExchange(
  transaction: Transaction<Database>,
  claim: Claim,
  now: number,
): Promise<{ readonly learnerId: string; readonly closed: boolean } | null> {
  const row = await transaction
    .deleteFrom('token_exchange')
    .where(isClaimed(claim, now))
    .returning(['learner_id', 'closed'])
    .executeTakeFirst();
  return row ? { learnerId: row.learner_id, closed: row.closed === 1 } : null;
}

/** Whether the code exists. Reads no learner, so that the duration reveals none. */
export async function hasExchange(
  transaction: Transaction<Database>,
  claim: Claim,
  now: number,
): Promise<boolean> {
  const query = transaction.selectFrom('token_exchange').select('code_hash').where(isClaimed(claim, now));
  return Boolean(await query.executeTakeFirst());
}

function isClaimed({ email, code, verifier }: Claim, now: number) {
  return (eb: ExpressionBuilder<Database, 'token_exchange'>) =>
    eb.and([
      eb('code_hash', '=', hashSecret(code)),
      eb('email', '=', email),
      eb('challenge', '=', challengeOf(verifier)),
      eb('expires_at', '>', now),
    ]);
}

/** PKCE challenge of a verifier (RFC 7636, S256). */
function challengeOf(verifier: string): string {
  return sha256(verifier);
}
