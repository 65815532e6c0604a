import { setImmediate as breath } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Context } from '../kernel/context.ts';
import { repeat, type Repeating } from '../kernel/repeat.ts';
import { day, minute } from '../kernel/time.ts';
import { doubtIdleTimes, forgetInactive } from './forget-inactive.ts';
import { oldRows, type OldRows } from './old-rows.ts';
import { retentionRules } from './retention-rules.ts';

const lookEveryMs = 10 * minute;
const month = 30.5 * day;

/** Deletes old rows until stop(). Only a single process runs the job. */
export function startRetention(context: Context): Repeating {
  return repeat((stop) => runRetention(context, stop), lookEveryMs);
}

/** Runs the job if it is due and unclaimed. Failed or aborted work is retried at the next interval. */
export async function runRetention(
  { database, clock, log, configuration }: Context,
  stop?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  try {
    const dueAt = await dueTime(database);
    if (!(await claimJob(database, { name: 'retention', everyMs: retentionRules.every, now }))) return;
    const rows = await forgetOld(database, now, stop);
    const { inactiveMonths } = configuration;
    const isDoubtful = dueAt !== undefined && Math.abs(now - dueAt) > day;
    if (isDoubtful) await doubtIdleTimes(database);
    const learners =
      inactiveMonths > 0 && !isDoubtful
        ? await forgetInactive(database, now - inactiveMonths * month, stop)
        : 0;
    await emptyWal(database);
    log.info({ rows, learners }, 'what was old is forgotten');
  } catch (error) {
    log.warn({ err: error }, 'what is old could not be forgotten');
  }
}

/** Copies the WAL into the SQLite file and empties it: it holds what was deleted. */
async function emptyWal(database: Kysely<Database>): Promise<void> {
  if (!isPostgres(database)) await sql`pragma wal_checkpoint(truncate)`.execute(database);
}

/** When the next round was due; far from now after a jump of the clock, or a long stop. */
async function dueTime(database: Kysely<Database>): Promise<number | undefined> {
  const job = database.selectFrom('job').select('due_at').where('name', '=', 'retention');
  return (await job.executeTakeFirst())?.due_at;
}

/**
 * Claims a job for `everyMs`; a claim is exclusive among processes. A due time beyond the next round comes from a clock that was
 * ahead, and does not hold. `now` in epoch milliseconds.
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
      .where((job) => job.or([job('due_at', '<=', now), job('due_at', '>', now + everyMs)]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

/** Small batches keep locks short. */
const rowsAtOnce = 200;

/**
 * Deletes expired rows and returns their number. An aborted `stop` ends it after the current batch. `now` in
 * epoch milliseconds.
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
      // Yields to learners' calls.
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
