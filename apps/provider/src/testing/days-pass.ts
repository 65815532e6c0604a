import type { Executor } from '../database/executor.ts';
import { day } from '../kernel/time.ts';

const columns = [
  ['answer', 'submitted_at'],
  ['endless_answer', 'submitted_at'],
  ['review', 'reviewed_at'],
] as const;

/** Moves the learner's answers and camp-fire days into the past, because sessions would expire if the clock advanced by days. */
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
  await campDaysPass(executor, learnerId, past);
}

/** In order: a day must not take the place of an earlier one. */
async function campDaysPass(executor: Executor, learnerId: string, past: number): Promise<void> {
  const camp = await executor
    .selectFrom('camp_day')
    .select('day')
    .where('learner_id', '=', learnerId)
    .orderBy('day')
    .execute();
  for (const { day: date } of camp)
    await executor
      .updateTable('camp_day')
      .set({ day: new Date(Date.parse(date) - past).toISOString().slice(0, 10) })
      .where('learner_id', '=', learnerId)
      .where('day', '=', date)
      .execute();
}
