import type { Transaction } from 'kysely';
import { tooMany } from '../../kernel/errors.ts';
import type { Executor } from '../../database/executor.ts';
import { joinTransaction } from '../../database/join-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { limits } from '../../throttle/limits.ts';
import { giveBackTurns, takeTurns, usedTurns, type Turn } from '../../throttle/take-turn.ts';

/** A password that is about to be verified. */
export interface Guess {
  /** Normalised; whether anybody has it makes no difference. */
  readonly email: string;
  readonly address: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Counts a guess before it is verified, so that no storm of them slips through; a right one is given back. Whoever
 * guesses an account's ten away locks nobody out: one guess stays for every address that has made none, and so for the
 * owner elsewhere. Throws 429. Gives what was counted.
 */
export function countGuess(executor: Executor, guess: Guess): Promise<readonly Turn[]> {
  const { account, pair, address } = turnsOf(guess);
  return joinTransaction(executor, async (transaction) => {
    const all = [account, pair, address];
    const { allowed, retryAfterMs } = await takeTurns(transaction, all);
    if (allowed) return all;
    // The account's row is locked by now: nobody else counts for it in between.
    const own = [pair, address];
    if ((await isNew(transaction, pair)) && (await takeTurns(transaction, own)).allowed) return own;
    throw tooMany(retryAfterMs);
  });
}

/** Takes a guess back: it was right, or was never verified. */
export function forgiveGuess(executor: Executor, turns: readonly Turn[]): Promise<void> {
  return giveBackTurns(executor, turns);
}

async function isNew(transaction: Transaction<Database>, pair: Turn): Promise<boolean> {
  return (await usedTurns(transaction, pair)) === 0;
}

function turnsOf({ email, address, now }: Guess) {
  return {
    account: { ...limits.signInAccount, key: email, now },
    pair: { ...limits.signInPair, key: `${email} ${address}`, now },
    address: { ...limits.signInAddress, key: address, now },
  };
}
