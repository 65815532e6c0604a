import type { Selectable, Transaction, Updateable } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import { sessionGone } from '../../kernel/errors.ts';
import type { Executor } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';

export type Learner = Selectable<Database['learner']>;
type Change = Updateable<Database['learner']>;

/** The learner with this normalised e-mail. Learners of a demo are there only while one runs. */
export async function learnerByEmail(
  executor: Executor,
  { configuration }: Pick<Context, 'configuration'>,
  email: string,
): Promise<Learner | undefined> {
  const learner = await executor
    .selectFrom('learner')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
  return learner?.demo === 1 && !configuration.demo ? undefined : learner;
}

/** The learner of a session or code. Throws 401 for one whose account was deleted meanwhile. */
export function learnerById(executor: Executor, id: string): Promise<Learner> {
  return executor.selectFrom('learner').selectAll().where('id', '=', id).executeTakeFirstOrThrow(sessionGone);
}

/** Whether a username with this key is taken. */
export async function isNameTaken(executor: Executor, nameKey: string): Promise<boolean> {
  const query = executor.selectFrom('learner').select('id').where('name_key', '=', nameKey);
  return Boolean(await query.executeTakeFirst());
}

export async function updateLearner(
  transaction: Transaction<Database>,
  id: string,
  change: Change,
): Promise<void> {
  await transaction.updateTable('learner').set(change).where('id', '=', id).execute();
}

/** Records the learner's activity. `now` in epoch milliseconds. */
export async function sawLearner(executor: Executor, id: string, now: number): Promise<void> {
  await executor.updateTable('learner').set({ last_seen_at: now }).where('id', '=', id).execute();
}
