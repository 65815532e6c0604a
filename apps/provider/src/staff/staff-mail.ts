import { type Kysely, sql } from 'kysely';
import type { Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Context } from '../kernel/context.ts';
import { repeat, type Repeating } from '../kernel/repeat.ts';
import { day, minute } from '../kernel/time.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { claimJob } from '../retention/start-retention.ts';

const job = 'staff-mail';
const lookEveryMs = 10 * minute;

/** Sends the daily mail to the staff until stop(), from a single process. */
export function startStaffMail(context: Context): Repeating {
  return repeat(() => sendStaffMail(context), lookEveryMs);
}

/**
 * Once a day, queues a mail with counts for each address in `STAFF_EMAIL` if a request is open or a message has arrived
 * since the previous round. Never rejects.
 */
export async function sendStaffMail(context: Context): Promise<void> {
  const { database, clock, configuration, log } = context;
  const { staffEmails } = configuration;
  if (staffEmails.length === 0) return;
  const now = clock.now();
  try {
    const since = await previousRound(database, now);
    if (!(await claimJob(database, { name: job, everyMs: day, now }))) return;
    const waiting = await countWaiting(database, since);
    if (waiting.requests + waiting.feedback + waiting.mistakes === 0) return;
    const values = { name: 'team', ...waiting };
    await inTransaction(database, async (transaction) => {
      for (const to of staffEmails)
        await queueMail(transaction, context, { kind: 'staff-digest', to, learnerId: null, values });
    });
  } catch (error) {
    log.warn({ err: error }, 'the mail to the staff could not be queued');
  }
}

/** Time of the previous round; a day ago before the first. */
async function previousRound(database: Kysely<Database>, now: number): Promise<number> {
  const row = await database.selectFrom('job').select('due_at').where('name', '=', job).executeTakeFirst();
  return (row?.due_at ?? now) - day;
}

/** Numbers of messages to the staff. */
interface Waiting {
  /** Confirmed and undecided requests to open an account. */
  readonly requests: number;
  /** Feedback since a time. */
  readonly feedback: number;
  /** Reports of mistakes since a time, and all. */
  readonly mistakes: number;
  readonly mistakesInAll: number;
}

/** Counts the messages to the staff. `since` in epoch milliseconds. */
async function countWaiting(executor: Executor, since: number): Promise<Waiting> {
  const { rows } = await sql<Waiting>`select
    (select count(*) from recovery_request where decided_at is null and confirmed_at is not null) as requests,
    (select count(*) from feedback where created_at > ${since}) as feedback,
    (select count(*) from mistake_report where created_at > ${since}) as mistakes,
    (select count(*) from mistake_report) as "mistakesInAll"`.execute(executor);
  return rows[0] ?? { requests: 0, feedback: 0, mistakes: 0, mistakesInAll: 0 };
}
