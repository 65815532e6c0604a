import type { Transaction } from 'kysely';
import { tooMany } from '../../kernel/errors.ts';
import type { Database } from '../../database/schema.ts';
import { limits } from '../../rate-limit/limits.ts';
import { countHits, countedHits, type Hit } from '../../rate-limit/count-hits.ts';

export interface PasswordAttempt {
  /** Normalized; known and unknown emails are counted alike. */
  readonly email: string;
  readonly ip: string;
  /** Token of a device with an earlier sign-in, or null. */
  readonly device: string | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

export interface CountedAttempt {
  readonly hits: readonly Hit[];
  /**
   * Milliseconds until the IP is below its limit; 0 below it. Attempts over the limit are verified, too, but
   * sign in only learners known from this IP.
   */
  readonly ipRetryAfterMs: number;
}

/**
 * Counts an attempt before its verification, so that concurrent guesses cannot exceed the limit; the caller
 * takes back the hits of a right password. Strangers cannot lock an owner out: each new IP has one attempt
 * (100 an hour together), and a known device has its own limit.
 * @throws {Refusal} 429
 */
export async function countPasswordAttempt(
  transaction: Transaction<Database>,
  attempt: PasswordAttempt,
): Promise<CountedAttempt> {
  const { account, newIps, pair, ip, device } = hitsOf(attempt);
  const counted = async (hits: readonly Hit[]) => (await countHits(transaction, hits)).allowed;
  if (device) {
    const { allowed, retryAfterMs } = await countHits(transaction, [device]);
    if (!allowed) throw tooMany(retryAfterMs);
    return { hits: [device], ipRetryAfterMs: 0 };
  }
  const all = [account, pair, ip];
  const { allowed, retryAfterMs } = await countHits(transaction, all);
  if (allowed) return { hits: all, ipRetryAfterMs: 0 };
  // The account's row is locked, so no concurrent attempt is counted in between.
  const own = [pair, ip, newIps];
  const isNew = (await countedHits(transaction, pair)) === 0;
  if (isNew && (await counted(own))) return { hits: own, ipRetryAfterMs: 0 };
  const limited = [account, pair];
  if (await counted(limited)) return { hits: limited, ipRetryAfterMs: retryAfterMs };
  const crowded = [pair, newIps];
  if (isNew && (await counted(crowded))) return { hits: crowded, ipRetryAfterMs: retryAfterMs };
  throw tooMany(retryAfterMs);
}

function hitsOf({ email, ip, device, now }: PasswordAttempt) {
  return {
    account: { ...limits.signInAccount, key: email, now },
    newIps: { ...limits.signInNewIps, key: email, now },
    pair: { ...limits.signInPair, key: `${email} ${ip}`, now },
    ip: { ...limits.signInIp, key: ip, now },
    device: device === null ? null : { ...limits.signInDevice, key: `${email} ${device}`, now },
  };
}
