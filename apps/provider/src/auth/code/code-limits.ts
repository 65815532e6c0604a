import type { Transaction } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../database/schema.ts';
import { sha256 } from '../../kernel/sha256.ts';
import { countHits } from '../../rate-limit/count-hits.ts';
import { limits, type Limit } from '../../rate-limit/limits.ts';
import { requireWithinLimits } from '../../rate-limit/require-within-limits.ts';
import { askerOf, type Attempt } from './asker.ts';
import type { CodePurpose } from './one-time-code.ts';

interface Use {
  readonly purpose: CodePurpose;
  readonly email: string;
  readonly ip: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Counts a code that is sent, whether or not the address has an account. Throws 429. */
export function requireSending(transaction: Transaction<Database>, use: Use): Promise<void> {
  return requireWithinLimits(transaction, use.now, sendingLimits(use));
}

/** Counts the code of a sign-up, which no limit on codes holds back: the next one waits for its minute. */
export async function countSending(transaction: Transaction<Database>, use: Use): Promise<void> {
  const { now } = use;
  await countHits(
    transaction,
    sendingLimits(use).map(([limit, key]) => ({ ...limit, key, now })),
  );
}

function sendingLimits({ purpose, email, ip }: Use): readonly (readonly [Limit, string])[] {
  const key = `${purpose} ${email}`;
  return [
    [limits.codePause, key],
    [limits.codesAnHour, key],
    [limits.codesADay, key],
    [limits.mailIp, ip],
  ];
}

/**
 * Counts an attempt at a code, for its browser or address alone: nobody else's attempts keep the owner out, and an address with an
 * account is counted like one without. Throws 429.
 */
export function requireTrying(
  transaction: Transaction<Database>,
  context: Pick<Context, 'secret' | 'clock'>,
  attempt: Attempt,
): Promise<void> {
  const { purpose, email, ip, verifier } = attempt;
  const asker = askerOf(context, { challenge: verifier === undefined ? null : sha256(verifier), ip });
  return requireWithinLimits(transaction, context.clock.now(), [
    [limits.codeTries, `${purpose} ${email} ${asker}`],
    [limits.codeIp, ip],
  ]);
}

/** Counts an attempt at a mailed link, which nobody guesses. Throws 429. */
export function requireFollowing(transaction: Transaction<Database>, ip: string, now: number): Promise<void> {
  return requireWithinLimits(transaction, now, [[limits.codeIp, ip]]);
}
