import type { Executor } from '../database/executor.ts';
import { answerKey, scoreAnswer } from '../domain/questions/questions.ts';
import { rules } from '../domain/rules.ts';
import { conflict, notFound } from '../kernel/errors.ts';
import type { Handler } from '../kernel/handler.ts';
import { findQuestion, playContent } from '../play/play-content.ts';
import { isPendingInTry } from './answering/pending.ts';
import { presentMark, presentSolution } from './answering/present.ts';
import { practiceChapter, practiceSeed } from './practice/practice-chapter.ts';

/** Marks an answer and returns the right one. It counts nowhere, so it takes no lock and writes nothing. */
export const submitPracticeAnswer: Handler<'submitPracticeAnswer'> = async (call) => {
  const { database, clock } = call.context;
  const { learnerId } = call.session;
  const { answer } = call.body;
  const content = await playContent(database);
  const { chapterId, question, quiet, retired } = findQuestion(content, call.params.quizId);
  await practiceChapter(database, content, learnerId, chapterId);
  if (retired) throw notFound();
  const asked = { learnerId, content, questionId: question.id, now: clock.now() };
  if ((await isPendingInTry(database, asked)) || (await isOpenInGame(database, asked)))
    throw conflict(
      'QUIZ_OPEN',
      'This question is still waiting for you in a game. Please finish that first.',
    );
  const seed = practiceSeed(learnerId);
  const { code } = scoreAnswer(answer, answerKey(question, seed), undefined);
  const mark = presentMark({ question, quiet, seed, answer, code, kept: undefined, closed: true });
  return { ...mark, ...presentSolution(question, seed), hint: question.hint };
};

/** Whether the endless mode asks the question right now. */
async function isOpenInGame(
  executor: Executor,
  {
    learnerId,
    questionId,
    now,
  }: { readonly learnerId: string; readonly questionId: string; readonly now: number },
): Promise<boolean> {
  const row = await executor
    .selectFrom('endless_run')
    .select('deadline_at')
    .where('learner_id', '=', learnerId)
    .where('ended_at', 'is', null)
    .where('open_question_id', '=', questionId)
    .executeTakeFirst();
  return row !== undefined && (row.deadline_at === null || now <= row.deadline_at + rules.graceMs);
}
