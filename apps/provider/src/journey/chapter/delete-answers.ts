import { inTransaction, together } from '../../database/transaction.ts';
import { rules } from '../../domain/rules.ts';
import { abandon } from '../../domain/run/run-commands.ts';
import { storeStatements } from '../../idempotency/stored-response.ts';
import type { Handler } from '../../kernel/handler.ts';
import { limits } from '../../rate-limit/limits.ts';
import { requireWithinLimits } from '../../rate-limit/require-within-limits.ts';
import { lockToWrite } from '../answering/locked-learner.ts';
import { refusal } from '../answering/refusals.ts';
import { chapterOf } from './played-chapter.ts';
import { playableRun } from './record-answer.ts';
import { isReplayable } from '../map/replayable.ts';
import { runUpdate } from '../../progress/store-run.ts';

const playAgain = { message: 'You can play this chapter again.' };

/** Abandons a failed run, or a passed run of a replayable chapter; history and stars stay. Succeeds without a run. */
export const deleteAnswers: Handler<'deleteAnswers'> = (call) => {
  const { context, session, params, query, idempotencyKey: key } = call;
  const { learnerId } = session;
  const now = context.clock.now();
  const request = { chapterId: params.id, quizTimeId: query.quiz_time_id };
  const write = { learnerId, key, operation: 'deleteAnswers', request, now };
  return inTransaction(context.database, async (transaction) => {
    const { learner, stored } = await lockToWrite<typeof playAgain>(transaction, write);
    if (stored) return stored.response;
    await requireWithinLimits(transaction, now, [[limits.abandon, learnerId]]);
    const chapter = chapterOf(learner, params.id, query.quiz_time_id);
    const { run, best } = await playableRun(transaction, chapter, { now });
    const replayable = best >= rules.starsToPass && (await isReplayable(transaction, chapter));
    if (!run && best >= rules.starsToPass && !replayable) throw refusal('CHAPTER_PASSED');
    const abandoned = run && abandon(run.state, now, replayable);
    if (abandoned && abandoned.refusal !== null) throw refusal(abandoned.refusal);
    const writes = abandoned ? [runUpdate(transaction, { ...run, state: abandoned.run })] : [];
    await together(transaction, [...storeStatements(transaction, write, playAgain), ...writes]);
    return playAgain;
  });
};
