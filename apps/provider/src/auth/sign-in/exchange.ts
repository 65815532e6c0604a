import type { ExpressionBuilder, Transaction } from 'kysely';
import { hashSecret, newSecret } from '../../secret/bearer-secret.ts';
import type { Database } from '../../database/schema.ts';
import { sha256 } from '../../kernel/sha256.ts';
import { minute } from '../../kernel/time.ts';

/** How long a one-time code may be exchanged for a session, in milliseconds. */
const exchangeMs = minute;

/** The holder of a code. */
export interface Exchange {
  readonly learnerId: string;
  /** Normalised. */
  readonly email: string;
  /** The hash of a verifier that only the browser knows which began the flow. */
  readonly challenge: string;
  /** Whether the account is closed: the code then fetches the reason. */
  readonly closed?: boolean;
}

/** The browser's claim to an exchange. */
export interface Claim {
  readonly email: string;
  readonly code: string;
  readonly verifier: string;
}

/** Makes the one-time code of an exchange. It is good for 60 seconds from `now`, in epoch milliseconds. */
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

/** Uses up the code and returns its learner, and whether the account was closed; null on any mismatch. The work is the same in every case. */
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

/** Whether there is a code to use up. Reads nothing of a learner, so that its time tells nothing of one. */
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

/** The challenge of a verifier, as in PKCE (RFC 7636, S256). */
function challengeOf(verifier: string): string {
  return sha256(verifier);
}
