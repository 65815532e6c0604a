import type { Transaction } from 'kysely';
import { tooMany } from '../../kernel/errors.ts';
import type { Executor } from '../../database/executor.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Database } from '../../database/schema.ts';
import { limits } from '../../rate-limit/limits.ts';
import { takeBackHits, countHits, countedHits, type Hit } from '../../rate-limit/count-hits.ts';

/** A password that is about to be verified. */
export interface Guess {
  /** Normalised; an address without an account is counted alike. */
  readonly email: string;
  readonly address: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Counts a guess before it is verified, so that a storm of guesses cannot slip through; a right one is taken back. Using up
 * an account's ten guesses locks no owner out: every address that has made no guess keeps one. Throws 429. Returns the
 * counted hits.
 */
export function countGuess(executor: Executor, guess: Guess): Promise<readonly Hit[]> {
  const { account, pair, address } = hitsOf(guess);
  return inTransaction(executor, async (transaction) => {
    const all = [account, pair, address];
    const { allowed, retryAfterMs } = await countHits(transaction, all);
    if (allowed) return all;
    // The account's row is locked by now: no other guess is counted in between.
    const own = [pair, address];
    if ((await isNew(transaction, pair)) && (await countHits(transaction, own)).allowed) return own;
    throw tooMany(retryAfterMs);
  });
}

/** Removes a guess that was right or was never verified. */
export function forgiveGuess(executor: Executor, hits: readonly Hit[]): Promise<void> {
  return takeBackHits(executor, hits);
}

async function isNew(transaction: Transaction<Database>, pair: Hit): Promise<boolean> {
  return (await countedHits(transaction, pair)) === 0;
}

function hitsOf({ email, address, now }: Guess) {
  return {
    account: { ...limits.signInAccount, key: email, now },
    pair: { ...limits.signInPair, key: `${email} ${address}`, now },
    address: { ...limits.signInAddress, key: address, now },
  };
}
