import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { limits } from '../../rate-limit/limits.ts';
import { requireWithinLimits } from '../../rate-limit/require-within-limits.ts';
import type { CodePurpose } from './one-time-code.ts';

interface Use {
  readonly purpose: CodePurpose;
  readonly email: string;
  readonly address: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Counts a code that is sent, whether or not the address has an account. Throws 429. */
export function requireSending(
  transaction: Transaction<Database>,
  { purpose, email, address, now }: Use,
): Promise<void> {
  const key = `${purpose} ${email}`;
  return requireWithinLimits(transaction, now, [
    [limits.codePause, key],
    [limits.codesAnHour, key],
    [limits.codesADay, key],
    [limits.mailAddress, address],
  ]);
}

/** Counts an attempt at a code. Throws 429. */
export function requireTrying(
  transaction: Transaction<Database>,
  { purpose, email, address, now }: Use,
): Promise<void> {
  return requireWithinLimits(transaction, now, [
    [limits.codeTries, `${purpose} ${email}`],
    [limits.codeAddress, address],
  ]);
}
