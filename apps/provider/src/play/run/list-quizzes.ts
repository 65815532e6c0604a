import type { Answer, Call } from '../../app/handler.ts';
import { inTransaction, lockLearner } from '../../database/transaction.ts';
import { presentQuizzes, presentRun } from './present-run.ts';
import { settledRun } from './settle-run.ts';
import { readStage } from './stage.ts';

/** The questions of an open chapter, and the run when there is one. Starts no clock. */
export function listQuizzes({
  context,
  session,
  query,
}: Call<'listQuizzes'>): Promise<Answer<'listQuizzes'>> {
  const now = context.clock.now();
  const { learnerId } = session;
  return inTransaction(context.database, async (transaction) => {
    await lockLearner(transaction, learnerId);
    const key = { learnerId, chapterId: query.chapter_id, quizTimeId: query.quiz_time_id };
    const stage = await readStage(transaction, key);
    const run = await settledRun(transaction, stage, now);
    return { data: presentQuizzes(stage, run), run: run && presentRun(run, now) };
  });
}
