import type { Executor } from '../database/executor.ts';
import { answerKey, scoreAnswer } from '../domain/questions/questions.ts';
import { rules } from '../domain/rules.ts';
import { conflict, notFound } from '../kernel/errors.ts';
import type { Handler } from '../kernel/handler.ts';
import { playContent } from '../play/play-content.ts';
import { findQuestion } from '../play/play-question.ts';
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
  if (await isOpenInPlay(database, learnerId, question.id, clock.now()))
    throw conflict('QUIZ_OPEN', 'You are answering this question in a game right now.');
  const seed = practiceSeed(learnerId);
  const { code } = scoreAnswer(answer, answerKey(question, seed), undefined);
  const mark = presentMark({ question, quiet, seed, answer, code, kept: undefined, closed: true });
  return { ...mark, ...presentSolution(question, seed), hint: question.hint };
};

/** Practice reveals the key, so it refuses a question that is open in a run or a game. */
async function isOpenInPlay(
  executor: Executor,
  learnerId: string,
  questionId: string,
  now: number,
): Promise<boolean> {
  const inRun = await executor
    .selectFrom('run')
    .innerJoin('run_question', 'run_question.run_id', 'run.id')
    .select('deadline_at')
    .where('run.learner_id', '=', learnerId)
    .where('run.put_away_at', 'is', null)
    .where('run.open_question_id', '=', questionId)
    .where('run_question.question_id', '=', questionId)
    .execute();
  const inGame = await executor
    .selectFrom('endless_run')
    .select('deadline_at')
    .where('learner_id', '=', learnerId)
    .where('ended_at', 'is', null)
    .where('open_question_id', '=', questionId)
    .execute();
  return [...inRun, ...inGame].some(({ deadline_at: deadline }) => {
    return deadline === null || now <= deadline + rules.graceMs;
  });
}
