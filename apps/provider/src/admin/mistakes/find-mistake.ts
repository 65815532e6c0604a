import type { Executor } from '../../database/executor.ts';
import { AdminError } from '../outcome.ts';
import { printable } from '../output/printable.ts';

/** The report of this id, with its sender. Throws `AdminError` when there is none. */
export async function findMistake(executor: Executor, id: string) {
  const row = await executor
    .selectFrom('mistake_report')
    .innerJoin('learner', 'learner.id', 'learner_id')
    .select(['mistake_report.id', 'created_at', 'learner_id', 'username', 'about', 'content_id'])
    .select(['wrong', 'message', 'content_version'])
    .where('mistake_report.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AdminError(1, `There is no report "${printable(id)}". Try: mistakes list`);
  return row;
}
