import type { Selectable } from 'kysely';
import type { Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';

export type Learner = Selectable<Database['learner']>;

/** The learner with this normalised e-mail. */
export function learnerByEmail(executor: Executor, email: string): Promise<Learner | undefined> {
  return executor.selectFrom('learner').selectAll().where('email', '=', email).executeTakeFirst();
}
