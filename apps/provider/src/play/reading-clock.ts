import type { Executor } from '../database/executor.ts';
import { statement } from '../database/statement.ts';

/** What was counted of the learner's active reading, in milliseconds. */
export async function readingMs(executor: Executor, learnerId: string): Promise<number> {
  return (await selectTotal(executor, learnerId).executeTakeFirst())?.total_ms ?? 0;
}

const selectTotal = statement((executor, learnerId: string) =>
  executor.selectFrom('reading_clock').select('total_ms').where('learner_id', '=', learnerId),
);
