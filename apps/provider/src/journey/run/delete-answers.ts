import type { Transaction } from 'kysely';
import type { Call, ResponseBody } from '../../kernel/handler.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { rules } from '../../domain/rules.ts';
import { putAway } from '../../domain/run/put-away.ts';
import { limits } from '../../rate-limit/limits.ts';
import { requireWithinLimits } from '../../rate-limit/require-within-limits.ts';
import { playOnce } from '../player/play-once.ts';
import { refusal } from './refusals.ts';
import { runUpdate } from './run-repository.ts';
import { playableRun } from './settle-run.ts';
import { type Stage, stageOf } from './stage.ts';

/** Abandons a failed run; its history and all stars stay. No run to abandon is no error. */
export function deleteAnswers(call: Call<'deleteAnswers'>): Promise<ResponseBody<'deleteAnswers'>> {
  const { context, session, params, query, idempotencyKey } = call;
  const now = context.clock.now();
  const { learnerId } = session;
  const request = { chapterId: params.id, quizTimeId: query.quiz_time_id };
  const write = { learnerId, key: idempotencyKey, operation: 'deleteAnswers', request, now };
  return inTransaction(context.database, (transaction) =>
    playOnce(transaction, write, async (player) => {
      await requireWithinLimits(transaction, now, [[limits.abandon, learnerId]]);
      const stage = stageOf(player, request.chapterId, request.quizTimeId);
      return { answer: await putRunAway(transaction, stage, now), writes: [] };
    }),
  );
}

/** The same inside a transaction that holds the player's lock. Throws the refusals of the contract. */
export async function putRunAway(
  transaction: Transaction<Database>,
  stage: Stage,
  now: number,
): Promise<{ message: string }> {
  const { run, best } = await playableRun(transaction, stage, now);
  if (!run && best >= rules.starsToPass) throw refusal('CHAPTER_PASSED');
  if (run) {
    const done = putAway(run.state, now);
    if (done.refusal !== null) throw refusal(done.refusal);
    await runUpdate(transaction, { ...run, state: done.run }).execute();
  }
  return { message: 'You can play this chapter again.' };
}
