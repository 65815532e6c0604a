import { inTransaction } from '../database/transaction.ts';
import { spokenText } from '../domain/questions/questions.ts';
import { grantReadingAloud } from '../domain/run/reading-time.ts';
import { openQuestion } from '../domain/run/run.ts';
import type { Handler } from '../kernel/handler.ts';
import { lockToPlay } from './answering/locked-learner.ts';
import { refusal } from './answering/refusals.ts';
import { chapterOfQuestion, questionInPlay } from './chapter/played-chapter.ts';
import { presentTry } from './chapter/present-try.ts';
import { playableRun } from './chapter/run-in-play.ts';
import { questionUpsert } from './chapter/store-run.ts';

/** Adds the time that it takes to hear the open question, once. */
export const readQuizAloud: Handler<'readQuizAloud'> = ({ context, session, params, body }) => {
  const now = context.clock.now();
  return inTransaction(context.database, async (transaction) => {
    const { learner } = await lockToPlay(transaction, session.learnerId);
    const { quizId: questionId } = params;
    const played = { questionId, quizTimeId: body.quiz_time_id, orElse: 'the first' } as const;
    const chapter = await chapterOfQuestion(transaction, learner, played);
    const { run } = await playableRun(transaction, chapter, { now });
    const { question } = questionInPlay(chapter, run?.state ?? null, questionId);
    if (!run || openQuestion(run.state)?.id !== question.id) throw refusal('QUIZ_NOT_OPEN');
    const state = grantReadingAloud(run.state, question.id, spokenText(question), now);
    const after = { ...run, state };
    if (state !== run.state) await questionUpsert(transaction, after, question.id, null).execute();
    return { run: presentTry(chapter, after, now) };
  });
};
