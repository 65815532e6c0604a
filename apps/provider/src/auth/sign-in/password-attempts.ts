import type { Transaction } from 'kysely';
import { tooMany } from '../../kernel/errors.ts';
import type { Database } from '../../database/schema.ts';
import { limits } from '../../rate-limit/limits.ts';
import { countHits, countedHits, type Hit } from '../../rate-limit/count-hits.ts';

/** A password that is about to be verified. */
export interface PasswordAttempt {
  /** Normalised; e-mails with and without an account are counted alike. */
  readonly email: string;
  readonly ip: string;
  /** The token of a device on which the account has signed in before, else null. */
  readonly device: string | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

export interface CountedAttempt {
  readonly hits: readonly Hit[];
  /**
   * Milliseconds until the IP is within its limit again; 0 within it. An attempt over the limit is verified too, but only
   * a learner known from this IP may sign in.
   */
  readonly ipRetryAfterMs: number;
}

/**
 * Counts an attempt before it is verified, so that concurrent guesses cannot exceed the limit; the caller takes back the hits
 * of a right password. Using up an account's ten attempts does not lock its owner out: each new IP has one attempt, and a known
 * device has a limit of its own.
 * Throws 429.
 */
export async function countPasswordAttempt(
  transaction: Transaction<Database>,
  attempt: PasswordAttempt,
): Promise<CountedAttempt> {
  const { account, pair, ip, device } = hitsOf(attempt);
  const counted = async (hits: readonly Hit[]) => (await countHits(transaction, hits)).allowed;
  if (device) {
    const { allowed, retryAfterMs } = await countHits(transaction, [device]);
    if (!allowed) throw tooMany(retryAfterMs);
    return { hits: [device], ipRetryAfterMs: 0 };
  }
  const all = [account, pair, ip];
  const { allowed, retryAfterMs } = await countHits(transaction, all);
  if (allowed) return { hits: all, ipRetryAfterMs: 0 };
  // The account's row is locked by now: no other attempt is counted in between.
  const own = [pair, ip];
  const isNew = (await countedHits(transaction, pair)) === 0;
  if (isNew && (await counted(own))) return { hits: own, ipRetryAfterMs: 0 };
  const limited = [account, pair];
  if (await counted(limited)) return { hits: limited, ipRetryAfterMs: retryAfterMs };
  if (isNew && (await counted([pair]))) return { hits: [pair], ipRetryAfterMs: retryAfterMs };
  throw tooMany(retryAfterMs);
}

function hitsOf({ email, ip, device, now }: PasswordAttempt) {
  return {
    account: { ...limits.signInAccount, key: email, now },
    pair: { ...limits.signInPair, key: `${email} ${ip}`, now },
    ip: { ...limits.signInIp, key: ip, now },
    device: device === null ? null : { ...limits.signInDevice, key: `${email} ${device}`, now },
  };
}
