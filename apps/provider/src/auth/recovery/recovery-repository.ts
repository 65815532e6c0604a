import type { Insertable, Transaction } from 'kysely';
import type { Executor } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';
import { hashSecret } from '../session/token.ts';

/** Open requests that an administrator can be asked to read. */
const mostOpen = 1000;

export async function insertRequest(
  transaction: Transaction<Database>,
  row: Insertable<Database['recovery_request']>,
): Promise<void> {
  await transaction.insertInto('recovery_request').values(row).execute();
}

/** Takes the request back when it is for no deactivated account. */
export async function withdrawForNobody(transaction: Transaction<Database>, id: string): Promise<void> {
  await transaction
    .deleteFrom('recovery_request')
    .where('id', '=', id)
    .where('learner_id', 'is', null)
    .execute();
}

export async function isQueueFull(transaction: Transaction<Database>): Promise<boolean> {
  const last = await transaction
    .selectFrom('recovery_request')
    .select('id')
    .where('decided_at', 'is', null)
    .orderBy('created_at')
    .offset(mostOpen - 1)
    .limit(1)
    .executeTakeFirst();
  return last !== undefined;
}

/**
 * Marks the request of this link as confirmed. Whether there is one; following the link again changes nothing. `now` in
 * epoch milliseconds.
 */
export async function confirmRequest(executor: Executor, secret: string, now: number): Promise<boolean> {
  const row = await executor
    .updateTable('recovery_request')
    .set(({ fn, val }) => ({ confirmed_at: fn.coalesce('confirmed_at', val(now)) }))
    .where('link_hash', '=', hashSecret(secret))
    .where('link_expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
