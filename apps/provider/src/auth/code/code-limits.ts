import type { Transaction } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../database/schema.ts';
import { sha256 } from '../../kernel/sha256.ts';
import { countHits } from '../../rate-limit/count-hits.ts';
import { limits, type Limit } from '../../rate-limit/limits.ts';
import { requireWithinLimits } from '../../rate-limit/require-within-limits.ts';
import { requesterHash, type CodeAttempt } from './code-requester.ts';
import type { CodePurpose } from './one-time-code.ts';

interface Use {
  readonly purpose: CodePurpose;
  readonly email: string;
  readonly ip: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Counts a sent code, for known and unknown emails alike.
 * @throws {Refusal} 429
 */
export function countCodeMail(transaction: Transaction<Database>, use: Use): Promise<void> {
  return requireWithinLimits(transaction, use.now, sendingLimits(use));
}

/** Like countCodeMail(), but never throws: a sign-up always sends its code and delays the next code. */
export async function recordCodeMail(transaction: Transaction<Database>, use: Use): Promise<void> {
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
 * Counts an attempt per browser or IP, so that other callers cannot lock the owner out. Counts known and
 * unknown emails alike.
 * @throws {Refusal} 429
 */
export function countCodeAttempt(
  transaction: Transaction<Database>,
  context: Pick<Context, 'secret' | 'clock'>,
  attempt: CodeAttempt,
): Promise<void> {
  const { purpose, email, ip, verifier } = attempt;
  const asker = requesterHash(context, { challenge: verifier === undefined ? null : sha256(verifier), ip });
  return requireWithinLimits(transaction, context.clock.now(), [
    [limits.codeAttempts, `${purpose} ${email} ${asker}`],
    [limits.codeIp, ip],
  ]);
}

/**
 * Counts an attempt at a mailed link, which cannot be guessed.
 * @throws {Refusal} 429
 */
export function countLinkAttempt(transaction: Transaction<Database>, ip: string, now: number): Promise<void> {
  return requireWithinLimits(transaction, now, [[limits.codeIp, ip]]);
}
