import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { limits } from '../../throttle/limits.ts';
import { requireTurns } from '../../throttle/require-turns.ts';
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
  return requireTurns(transaction, now, [
    [limits.codePause, key],
    [limits.codesAnHour, key],
    [limits.codesADay, key],
    [limits.mailAddress, address],
  ]);
}

/** Counts a code that is tried. Throws 429. */
export function requireTrying(
  transaction: Transaction<Database>,
  { purpose, email, address, now }: Use,
): Promise<void> {
  return requireTurns(transaction, now, [
    [limits.codeTries, `${purpose} ${email}`],
    [limits.codeAddress, address],
  ]);
}
