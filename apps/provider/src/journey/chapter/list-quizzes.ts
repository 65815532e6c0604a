import { inTransaction } from '../../database/transaction.ts';
import type { Handler } from '../../kernel/handler.ts';
import { lockToPlay } from '../answering/locked-learner.ts';
import { chapterOf } from './played-chapter.ts';
import { presentQuizzes, presentChapterRun } from './present-run.ts';
import { playableRun } from './record-answer.ts';

/** Questions of an unlocked chapter, with the run, if any. Starts no clock. */
export const listQuizzes: Handler<'listQuizzes'> = ({ context, session, query }) => {
  const now = context.clock.now();
  return inTransaction(context.database, async (transaction) => {
    const { learner } = await lockToPlay(transaction, session.learnerId);
    const chapter = chapterOf(learner, query.chapter_id, query.quiz_time_id);
    const { run } = await playableRun(transaction, chapter, { now });
    return { data: presentQuizzes(chapter, run), run: run && presentChapterRun(chapter, run, now) };
  });
};
