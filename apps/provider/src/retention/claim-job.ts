import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';

/**
 * Whether this process runs the job now: one of all processes gets it, and none again before `everyMs` have passed.
 * `now` in epoch milliseconds.
 */
export function claimJob(
  database: Kysely<Database>,
  { name, everyMs, now }: { readonly name: string; readonly everyMs: number; readonly now: number },
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    await transaction
      .insertInto('job')
      .values({ name, due_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { numUpdatedRows } = await transaction
      .updateTable('job')
      .set({ due_at: now + everyMs })
      .where('name', '=', name)
      .where('due_at', '<=', now)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}
