import type { Executor } from '../database/executor.ts';

/** What was counted of the learner's active reading, in milliseconds. */
export async function readingMs(executor: Executor, learnerId: string): Promise<number> {
  const row = await executor
    .selectFrom('reading_clock')
    .select('total_ms')
    .where('learner_id', '=', learnerId)
    .executeTakeFirst();
  return row?.total_ms ?? 0;
}
