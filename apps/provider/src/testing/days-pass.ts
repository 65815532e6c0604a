import type { Executor } from '../database/executor.ts';
import { day } from '../kernel/time.ts';

const columns = [
  ['answer', 'submitted_at'],
  ['endless_answer', 'submitted_at'],
  ['review', 'reviewed_at'],
] as const;

/** Moves the learner's answers into the past, because sessions would expire if the clock advanced by days. */
export async function daysPass(executor: Executor, learnerId: string, days: number): Promise<void> {
  const past = Math.round(days * day);
  for (const [table, column] of columns)
    await executor
      .updateTable(table)
      .set((eb) => ({ [column]: eb(column as 'submitted_at', '-', past) }))
      .where('learner_id', '=', learnerId)
      .execute();
  await executor
    .updateTable('run_question')
    .set((eb) => ({ opened_at: eb('opened_at', '-', past) }))
    .where('run_id', 'in', (eb) => eb.selectFrom('run').select('id').where('learner_id', '=', learnerId))
    .execute();
}
