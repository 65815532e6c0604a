import type { Kysely } from 'kysely';
import { isPostgres } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { MailRow } from './open-mail.ts';
import { minute } from '../kernel/time.ts';

/** Lease of a claimed mail; longer than the SMTP timeouts. */
const claimMs = 5 * minute;

/** Claims a due mail for this process, or returns null. `now` in epoch milliseconds. */
export function claimMail(database: Kysely<Database>, now: number): Promise<MailRow | null> {
  return inTransaction(database, async (transaction) => {
    const due = transaction
      .selectFrom('mail')
      .selectAll()
      .where('failed_at', 'is', null)
      .where('next_try_at', '<=', now)
      .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', now)]))
      .orderBy('next_try_at')
      .limit(1);
    const row = await (isPostgres(transaction) ? due.forUpdate().skipLocked() : due).executeTakeFirst();
    if (!row) return null;
    const claim = { claimed_until: now + claimMs, tries: row.tries + 1 };
    await transaction.updateTable('mail').set(claim).where('id', '=', row.id).execute();
    return { ...row, ...claim };
  });
}

/** Deletes a sent or expired mail. */
export async function forgetMail(database: Kysely<Database>, id: string): Promise<void> {
  await database.deleteFrom('mail').where('id', '=', id).execute();
}

/** Schedules a retry. */
export async function postponeMail(
  database: Kysely<Database>,
  id: string,
  retry: { readonly nextTryAt: number; readonly error: string },
): Promise<void> {
  await database
    .updateTable('mail')
    .set({ next_try_at: retry.nextTryAt, claimed_until: null, last_error: retry.error })
    .where('id', '=', id)
    .execute();
}

/** Marks a mail as failed: deletes text and email, and keeps the error for the operator. */
export async function giveUpMail(
  database: Kysely<Database>,
  id: string,
  failure: { readonly failedAt: number; readonly error: string },
): Promise<void> {
  await database
    .updateTable('mail')
    .set({ failed_at: failure.failedAt, last_error: failure.error, sealed: '', claimed_until: null })
    .where('id', '=', id)
    .execute();
}
