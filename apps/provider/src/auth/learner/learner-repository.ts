import type { Selectable, Transaction, Updateable } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import { accountDeactivated, sessionGone } from '../../kernel/errors.ts';
import { isPostgres, type Executor } from '../../database/executor.ts';
import { lockLearner } from '../../database/transaction.ts';
import type { Database } from '../../database/schema.ts';

export type Learner = Selectable<Database['learner']>;
type Change = Updateable<Database['learner']>;

/** The learner with this normalized email. Ignores demo learners outside a demo. */
export async function learnerByEmail(
  executor: Executor,
  context: Pick<Context, 'configuration'>,
  email: string,
): Promise<Learner | undefined> {
  return present(context, await withEmail(executor, email).executeTakeFirst());
}

/**
 * Like learnerByEmail(), locked until the end of the transaction. Take this lock before any other row: a
 * common order prevents deadlocks.
 */
export async function learnerByEmailForChange(
  transaction: Transaction<Database>,
  context: Pick<Context, 'configuration'>,
  email: string,
): Promise<Learner | undefined> {
  return present(context, await locked(transaction, withEmail(transaction, email)).executeTakeFirst());
}

/** The learner with this Google subject, locked until the end of the transaction. */
export function learnerBySubjectForChange(
  transaction: Transaction<Database>,
  subject: string,
): Promise<Learner | undefined> {
  const query = transaction.selectFrom('learner').selectAll().where('google_subject', '=', subject);
  return locked(transaction, query).executeTakeFirst();
}

function withEmail(executor: Executor, email: string) {
  return executor.selectFrom('learner').selectAll().where('email', '=', email);
}

/** SQLite needs no lock, because it serializes write transactions. */
function locked(transaction: Transaction<Database>, query: ReturnType<typeof withEmail>) {
  return isPostgres(transaction) ? query.forUpdate() : query;
}

function present(
  { configuration }: Pick<Context, 'configuration'>,
  learner: Learner | undefined,
): Learner | undefined {
  return learner?.demo === 1 && !configuration.demo ? undefined : learner;
}

/**
 * The learner of a session, locked until the end of the transaction.
 * @throws {Refusal} 401 for an account deleted or closed since the authentication
 */
export async function learnerForChange(transaction: Transaction<Database>, id: string): Promise<Learner> {
  await lockLearner(transaction, id);
  const learner = await learnerById(transaction, id);
  if (learner.deactivated_at !== null) throw accountDeactivated();
  return learner;
}

/**
 * The learner of a session or code.
 * @throws {Refusal} 401 for a deleted account
 */
export function learnerById(executor: Executor, id: string): Promise<Learner> {
  return executor.selectFrom('learner').selectAll().where('id', '=', id).executeTakeFirstOrThrow(sessionGone);
}

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

/** Records the learner's activity; a clock that went back changes nothing. `now` in epoch milliseconds. */
export async function sawLearner(executor: Executor, id: string, now: number): Promise<void> {
  await executor
    .updateTable('learner')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where((row) => row.or([row('last_seen_at', 'is', null), row('last_seen_at', '<', now)]))
    .execute();
}
