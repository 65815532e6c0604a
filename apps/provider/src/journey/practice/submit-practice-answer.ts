import { conflict, notFound } from '../../kernel/errors.ts';
import type { Handler } from '../../kernel/handler.ts';
import type { Executor } from '../../database/executor.ts';
import { rules } from '../../domain/rules.ts';
import { playContent } from '../../play/play-content.ts';
import { findQuestion } from '../../play/play-question.ts';
import { presentReferences } from '../run/present-references.ts';
import { practiceChapter, practiceSeed } from './practice-chapter.ts';
import { answerKey, correctAnswers, scoreAnswer } from '../../domain/questions/questions.ts';

/** Marks an answer and tells the right one. Writes nothing. */
export const submitPracticeAnswer: Handler<'submitPracticeAnswer'> = async ({
  context: { database, clock },
  session: { learnerId },
  params: { quizId },
  body: { answer },
}) => {
  const content = await playContent(database);
  const { chapterId, question, retired } = findQuestion(content, quizId);
  const { quiet } = await practiceChapter(database, content, learnerId, chapterId);
  if (retired) throw notFound();
  if (await isOpenInPlay(database, learnerId, quizId, clock.now()))
    throw conflict('QUIZ_OPEN', 'You are answering this question in a game right now.');
  const key = answerKey(question, practiceSeed(learnerId));
  const { code, correct, total } = scoreAnswer(answer, key, undefined);
  return {
    result: code !== 'WRONG_ANSWER',
    code,
    answer_summary: { correct, total },
    correct_answers: correctAnswers(key),
    hint: question.hint,
    explanation: question.explanation,
    references: presentReferences(question),
    quiet,
  };
};

/** Practice tells the key: never of a question that is being answered in a run or a game. */
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
