import type { Transaction } from 'kysely';
import { findQuestion, isEndless } from '../content/pack-cache.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { spokenText } from '../domain/questions/questions.ts';
import { grantReadAloudTime } from '../domain/run/extra-time.ts';
import { openQuestion } from '../domain/run/run.ts';
import type { Handler } from '../kernel/handler.ts';
import { gameUpdate } from '../progress/games.ts';
import { type LockedLearner, lockToPlay } from './answering/locked-learner.ts';
import { presentRun } from './answering/present.ts';
import { refusal } from './answering/refusals.ts';
import { chapterOfQuestion, questionInPlay } from './chapter/played-chapter.ts';
import { presentChapterRun } from './chapter/present-run.ts';
import { playableRun } from './chapter/record-answer.ts';
import { questionUpsert } from '../progress/store-run.ts';
import { settledGame } from './endless/game-in-play.ts';

/** Adds the time to hear the open question, once. */
export const readQuizAloud: Handler<'readQuizAloud'> = ({ context, session, params, body }) => {
  const now = context.clock.now();
  return inTransaction(context.database, async (transaction) => {
    const { learner } = await lockToPlay(transaction, session.learnerId);
    const { quizId: questionId } = params;
    const quizTime = learner.content.quizTimes.find(({ id }) => id === body.quiz_time_id);
    if (quizTime && isEndless(quizTime))
      return { run: await hearInGame(transaction, learner, questionId, now) };
    const played = { questionId, quizTimeId: body.quiz_time_id, orElse: 'the first' } as const;
    const chapter = await chapterOfQuestion(transaction, learner, played);
    const { run } = await playableRun(transaction, chapter, { now });
    const { question } = questionInPlay(chapter, run?.state ?? null, questionId);
    if (!run || openQuestion(run.state)?.id !== question.id) throw refusal('QUIZ_NOT_OPEN');
    const state = grantReadAloudTime(run.state, question.id, spokenText(question), now);
    const after = { ...run, state };
    if (state !== run.state) await questionUpsert(transaction, after, question.id, null).execute();
    return { run: presentChapterRun(chapter, after, now) };
  });
};

/** Like `readQuizAloud`, but for the open question of the learner's game. */
async function hearInGame(
  transaction: Transaction<Database>,
  learner: LockedLearner,
  questionId: string,
  now: number,
) {
  const { question } = findQuestion(learner.content, questionId);
  const { game } = await settledGame(transaction, learner, now);
  if (!game || openQuestion(game.state)?.id !== questionId) throw refusal('QUIZ_NOT_OPEN');
  const state = grantReadAloudTime(game.state, questionId, spokenText(question), now);
  const after = { ...game, state };
  if (state !== game.state) await gameUpdate(transaction, after).execute();
  return presentRun(after, now);
}
