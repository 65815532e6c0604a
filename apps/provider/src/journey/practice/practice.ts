import {
  findQuestion,
  playContent,
  type PlayContent,
  questionsOf,
  requireChapter,
} from '../../content/pack-cache.ts';
import { currentQuestions, type PlayQuestion } from '../../content/questions.ts';
import type { Executor } from '../../database/executor.ts';
import type { Answer } from '../../domain/answer.ts';
import { answerKey, publicQuestion, scoreAnswer } from '../../domain/questions/questions.ts';
import { rules } from '../../domain/rules.ts';
import { conflict, forbidden, notFound } from '../../kernel/errors.ts';
import type { Handler } from '../../kernel/handler.ts';
import type { Wire } from '../../kernel/wire.ts';
import { isPassed } from '../../progress/chapter-results.ts';
import { isPendingInRun } from '../answering/pending.ts';
import { presentScore, presentSolution } from '../answering/present.ts';

/** Questions of a passed chapter, without lives, clock or score. */
export const listPracticeQuizzes: Handler<'listPracticeQuizzes'> = async (call) => {
  const { database } = call.context;
  const { learnerId } = call.session;
  const content = await playContent(database);
  const questions = await practiceChapter(database, content, learnerId, call.query.chapter_id);
  return { data: questions.map((asked) => presentPractice(asked, asked.position, learnerId)) };
};

/** Scores an answer and returns the right answer. Has no effect, so it takes no lock and writes nothing. */
export const submitPracticeAnswer: Handler<'submitPracticeAnswer'> = async (call) => {
  const { database, clock } = call.context;
  const { learnerId } = call.session;
  const content = await playContent(database);
  const asked = { learnerId, questionId: call.params.quizId, now: clock.now() };
  return practise(database, content, { ...asked, answer: call.body.answer });
};

export interface PracticeAnswer {
  readonly learnerId: string;
  readonly questionId: string;
  readonly answer: Answer;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Scores the answer and returns the result with the right answer. Writes nothing. Throws 404, 403 and 409 by the
 * contract.
 */
export async function practise(executor: Executor, content: PlayContent, practised: PracticeAnswer) {
  const { learnerId, questionId, answer } = practised;
  const asked = findQuestion(content, questionId);
  const { chapterId, question, quiet, retired } = asked;
  await practiceChapter(executor, content, learnerId, chapterId);
  if (retired) throw notFound();
  if (await isPending(executor, practised))
    throw conflict(
      'QUIZ_OPEN',
      'This question is still waiting for you in a game. Please finish that first.',
    );
  const seed = practiceSeed(learnerId);
  const { code } = scoreAnswer(answer, answerKey(question, seed), undefined);
  const score = presentScore({ question, quiet, seed, answer, code, remembered: undefined, closed: true });
  return { ...score, ...presentSolution(asked, seed), hint: question.hint };
}

type Asked = Omit<PracticeAnswer, 'answer'>;

/** True if a run or a game of the learner has yet to close the question. */
export async function isPending(executor: Executor, asked: Asked): Promise<boolean> {
  return (await isPendingInRun(executor, asked)) || isOpenInGame(executor, asked);
}

/** True if the question is open in endless mode. */
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

/** Questions of a chapter, in order, that the learner has passed at any difficulty. Throws 404 or 403. */
async function practiceChapter(
  executor: Executor,
  content: PlayContent,
  learnerId: string,
  chapterId: string,
): Promise<readonly PlayQuestion[]> {
  requireChapter(content, chapterId);
  if (!(await isPassed(executor, learnerId, chapterId)))
    throw forbidden('CHAPTER_NOT_PASSED', 'You can practise a chapter once you have passed it.');
  return currentQuestions(questionsOf(content, chapterId));
}

/** Seed of the options in practice: constant per learner, and not derivable from a response. */
function practiceSeed(learnerId: string): string {
  return `practice:${learnerId}`;
}

/** A practice question with its content. */
export function presentPractice({ question }: PlayQuestion, order: number, learnerId: string): Wire['Quiz'] {
  return {
    id: question.id,
    order,
    type: question.type,
    current_question_number: order,
    closed: false,
    content: publicQuestion(question, practiceSeed(learnerId)),
  };
}
