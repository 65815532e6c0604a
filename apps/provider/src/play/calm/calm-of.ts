import type { Executor } from '../../database/executor.ts';
import type { Calm } from '../../domain/run/time-limit.ts';

/** What the learner has chosen for the clock. */
export async function calmOf(executor: Executor, learnerId: string): Promise<Calm> {
  const { calm } = await executor
    .selectFrom('learner')
    .select('calm')
    .where('id', '=', learnerId)
    .executeTakeFirstOrThrow();
  // The column takes nothing else.
  return calm as Calm;
}
