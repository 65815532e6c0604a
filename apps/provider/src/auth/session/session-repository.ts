import { sql, type Selectable, type Transaction } from 'kysely';
import { isPostgres, type Executor } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';
import { statement } from '../../database/statement.ts';

export type SessionRow = Selectable<Database['session']>;

/** Named one by one: PostgreSQL keeps the statement of every request prepared only so. */
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

/** The session of an id with what decides whether its learner may use it. */
export const sessionById = statement((executor, id: string) =>
  executor
    .selectFrom('session')
    .innerJoin('learner', 'learner.id', 'session.learner_id')
    .select(sessionColumns)
    .select(['learner.demo', 'learner.deactivated_at'])
    .where('session.id', '=', id),
);

/** The session of an id, for a change: no session of the learner changes until the transaction ends. */
export async function sessionForChange(transaction: Transaction<Database>, id: string) {
  if (isPostgres(transaction))
    // The learner, not the session: whatever ends sessions holds the learner first.
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

/** Ends every session of the learner but the one to keep. `now` in epoch milliseconds. */
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
