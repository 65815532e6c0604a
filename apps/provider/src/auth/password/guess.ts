import type { Transaction } from 'kysely';
import { tooMany } from '../../kernel/errors.ts';
import type { Database } from '../../database/schema.ts';
import { limits } from '../../rate-limit/limits.ts';
import { countHits, countedHits, type Hit } from '../../rate-limit/count-hits.ts';

/** A password that is about to be verified. */
export interface Guess {
  /** Normalised; an address without an account is counted alike. */
  readonly email: string;
  readonly ip: string;
  /** The mark of a device on which the account has signed in before; null without one. */
  readonly device: string | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A counted guess. */
export interface CountedGuess {
  readonly hits: readonly Hit[];
  /**
   * How long the address is over its limit, in milliseconds; 0 when it is not. Such a guess is verified all the same, but only a
   * learner known at the address is let in.
   */
  readonly crowdedMs: number;
}

/**
 * Counts a guess before it is verified, so that a storm of guesses cannot slip through; a right one is taken back. Using up
 * an account's ten guesses locks no owner out: every address that has made no guess keeps one, and a known device has its own.
 * Throws 429.
 */
export async function countGuess(transaction: Transaction<Database>, guess: Guess): Promise<CountedGuess> {
  const { account, pair, ip, device } = hitsOf(guess);
  const counted = async (hits: readonly Hit[]) => (await countHits(transaction, hits)).allowed;
  if (device) {
    const { allowed, retryAfterMs } = await countHits(transaction, [device]);
    if (!allowed) throw tooMany(retryAfterMs);
    return { hits: [device], crowdedMs: 0 };
  }
  const all = [account, pair, ip];
  const { allowed, retryAfterMs } = await countHits(transaction, all);
  if (allowed) return { hits: all, crowdedMs: 0 };
  // The account's row is locked by now: no other guess is counted in between.
  const own = [pair, ip];
  const isNew = (await countedHits(transaction, pair)) === 0;
  if (isNew && (await counted(own))) return { hits: own, crowdedMs: 0 };
  const crowded = [account, pair];
  if (await counted(crowded)) return { hits: crowded, crowdedMs: retryAfterMs };
  if (isNew && (await counted([pair]))) return { hits: [pair], crowdedMs: retryAfterMs };
  throw tooMany(retryAfterMs);
}

function hitsOf({ email, ip, device, now }: Guess) {
  return {
    account: { ...limits.signInAccount, key: email, now },
    pair: { ...limits.signInPair, key: `${email} ${ip}`, now },
    ip: { ...limits.signInIp, key: ip, now },
    device: device === null ? null : { ...limits.signInDevice, key: `${email} ${device}`, now },
  };
}
