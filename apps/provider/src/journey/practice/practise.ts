import type { Executor } from '../../database/executor.ts';
import type { Answer } from '../../domain/answer.ts';
import { answerKey, scoreAnswer } from '../../domain/questions/questions.ts';
import { rules } from '../../domain/rules.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import { findQuestion, type PlayContent } from '../../play/play-content.ts';
import { isPendingInTry } from '../answering/pending.ts';
import { presentMark, presentSolution } from '../answering/present.ts';
import { practiceChapter, practiceSeed } from './practice-chapter.ts';

/** An answer to a question of a passed chapter. */
export interface PracticeAnswer {
  readonly learnerId: string;
  readonly questionId: string;
  readonly answer: Answer;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Marks the answer and gives the result with the right one. Writes nothing. Throws 404, 403 and 409 as the contract says. */
export async function practise(executor: Executor, content: PlayContent, practised: PracticeAnswer) {
  const { learnerId, questionId, answer } = practised;
  const asked = findQuestion(content, questionId);
  const { chapterId, question, quiet, retired } = asked;
  await practiceChapter(executor, content, learnerId, chapterId);
  if (retired) throw notFound();
  if (await isWaiting(executor, practised))
    throw conflict(
      'QUIZ_OPEN',
      'This question is still waiting for you in a game. Please finish that first.',
    );
  const seed = practiceSeed(learnerId);
  const { code } = scoreAnswer(answer, answerKey(question, seed), undefined);
  const mark = presentMark({ question, quiet, seed, answer, code, kept: undefined, closed: true });
  return { ...mark, ...presentSolution(asked, seed), hint: question.hint };
}

type Asked = Omit<PracticeAnswer, 'answer'>;

/** Whether a try or a game of the learner still has to close the question. */
export async function isWaiting(executor: Executor, asked: Asked): Promise<boolean> {
  return (await isPendingInTry(executor, asked)) || isOpenInGame(executor, asked);
}

/** Whether the endless mode asks the question right now. */
async function isOpenInGame(executor: Executor, { learnerId, questionId, now }: Asked): Promise<boolean> {
  const row = await executor
    .selectFrom('endless_run')
    .select('deadline_at')
    .where('learner_id', '=', learnerId)
    .where('ended_at', 'is', null)
    .where('open_question_id', '=', questionId)
    .executeTakeFirst();
  return row !== undefined && (row.deadline_at === null || now <= row.deadline_at + rules.graceMs);
}
