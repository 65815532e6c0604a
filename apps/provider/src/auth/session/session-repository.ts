import { sql, type Selectable, type Transaction } from 'kysely';
import { isPostgres, type Executor } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';
import { statement } from '../../database/statement.ts';

export type SessionRow = Selectable<Database['session']>;

/** Explicit columns, which PostgreSQL needs to keep the statement prepared. */
const sessionColumns = [
  'session.id',
  'session.learner_id',
  'session.token_hash',
  'session.previous_token_hash',
  'session.sealed_token',
  'session.confirmed_at',
  'session.created_at',
  'session.rotated_at',
  'session.revoked_at',
] as const;

/** The session with the columns that decide about access. */
export const sessionById = statement((executor, id: string) =>
  executor
    .selectFrom('session')
    .innerJoin('learner', 'learner.id', 'session.learner_id')
    .select(sessionColumns)
    .select(['learner.demo', 'learner.deactivated_at'])
    .where('session.id', '=', id),
);

/** The session, with its learner locked until the end of the transaction. */
export async function sessionForChange(transaction: Transaction<Database>, id: string) {
  if (isPostgres(transaction))
    // Locks the learner instead of the session, like everything that ends sessions.
    await sql`select id from learner where id = (select learner_id from session where id = ${id}) for update`.execute(
      transaction,
    );
  return sessionById(transaction, id).executeTakeFirst();
}

export async function updateSession(
  executor: Executor,
  id: string,
  change: Partial<SessionRow>,
): Promise<void> {
  await executor.updateTable('session').set(change).where('id', '=', id).execute();
}

/** Ends the learner's sessions except one. `now` in epoch milliseconds. */
export async function revokeSessions(
  executor: Executor,
  learnerId: string,
  now: number,
  exceptId: string | null = null,
): Promise<void> {
  let sessions = executor
    .updateTable('session')
    .set({ revoked_at: now, sealed_token: null })
    .where('learner_id', '=', learnerId)
    .where('revoked_at', 'is', null);
  if (exceptId !== null) sessions = sessions.where('id', '!=', exceptId);
  await sessions.execute();
}
