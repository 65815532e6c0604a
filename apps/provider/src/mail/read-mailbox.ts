import type { Context } from '../kernel/context.ts';
import { openMail, type OpenedMail } from './open-mail.ts';

/** The mails that wait in the outbox, newest first. For development and tests. */
export async function readMailbox(context: Context, most = 50): Promise<OpenedMail[]> {
  const rows = await context.database
    .selectFrom('mail')
    .selectAll()
    .where('failed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => openMail(context, row));
}
