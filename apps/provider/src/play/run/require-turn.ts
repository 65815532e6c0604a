import { tooMany } from '../../app/errors.ts';
import type { Executor } from '../../database/executor.ts';
import { rules } from '../../domain/rules.ts';
import { paceBegins, waitForTurnMs } from '../../domain/run/answer-pace.ts';

/** Throws 429 when the learner answers faster than anybody plays (T19). A repeated answer takes no turn. */
export async function requireTurn(
  executor: Executor,
  learnerId: string,
  now: number,
  log: 'answer' | 'endless_answer' = 'answer',
): Promise<void> {
  const rows = await executor
    .selectFrom(log)
    .select('submitted_at')
    .where('learner_id', '=', learnerId)
    .where('submitted_at', '>', paceBegins(now))
    .orderBy('submitted_at', 'desc')
    .limit(rules.answersASecond)
    .execute();
  const times = rows.map(({ submitted_at: at }) => at);
  const waitMs = waitForTurnMs(times, now);
  if (waitMs > 0) throw tooMany(waitMs);
}
