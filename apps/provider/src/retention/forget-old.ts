import { setImmediate as breath } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { oldRows, type OldRows } from './old-rows.ts';

/** Few enough to block no other call. */
const rowsAtOnce = 200;

/**
 * Deletes all that has been kept long enough and gives the number of rows; ends after the rows in hand when `stop` is
 * aborted. `now` in epoch milliseconds.
 */
export async function forgetOld(
  database: Kysely<Database>,
  now: number,
  stop?: AbortSignal,
): Promise<number> {
  let forgotten = 0;
  for (const rows of oldRows(now)) {
    for (;;) {
      if (stop?.aborted) return forgotten;
      const some = await forgetSome(database, rows);
      forgotten += some;
      if (some < rowsAtOnce) break;
      // Calls of learners come first.
      await breath();
    }
  }
  return forgotten;
}

async function forgetSome(database: Kysely<Database>, { table, key, where }: OldRows): Promise<number> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const statement = sql`delete from ${sql.table(table)} where (${columns}) in
    (select ${columns} from ${sql.table(table)} where ${where} limit ${rowsAtOnce})`;
  const { numAffectedRows } = await inTransaction(database, (transaction) => statement.execute(transaction));
  return Number(numAffectedRows ?? 0n);
}
