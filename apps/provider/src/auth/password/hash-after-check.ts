import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { storeResponse, readStoredResponse, type Write } from '../../idempotency/stored-response.ts';
import type { Context } from '../../kernel/context.ts';

/** A new password that needs a proof. Both parts give whether the proof is right; a refusal is committed as an attempt. */
interface ProvenPassword {
  readonly write: Write;
  readonly password: string;
  /** Counts the attempt and checks its proof. */
  readonly check: (transaction: Transaction<Database>) => Promise<boolean>;
  /** Checks the proof again, and stores the hash. */
  readonly replace: (transaction: Transaction<Database>, hash: string) => Promise<boolean>;
}

/**
 * Hashes the password only once its proof is right: hashing is expensive, and anyone may send a wrong code. Returns whether the
 * proof was right, or was so when the same write came before.
 */
export async function hashAfterCheck(
  { database, passwords }: Context,
  { write, password, check, replace }: ProvenPassword,
): Promise<boolean> {
  const once = (work: ProvenPassword['check'], isLast: (right: boolean) => boolean) =>
    inTransaction(database, async (transaction) => {
      const stored = await readStoredResponse<boolean>(transaction, write);
      if (stored) return { right: stored.response, ended: true };
      const right = await work(transaction);
      if (isLast(right)) await storeResponse(transaction, write, right);
      return { right, ended: isLast(right) };
    });
  const checked = await once(check, (right) => !right);
  if (checked.ended) return checked.right;
  const hash = await passwords.hash(password);
  return (
    await once(
      (transaction) => replace(transaction, hash),
      () => true,
    )
  ).right;
}
