import type { Transaction } from 'kysely';
import { findQuestion, playContent, type PlayContent } from '../../content/pack-cache.ts';
import type { PlayQuestion } from '../../content/questions.ts';
import type { Executor } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction, together } from '../../database/transaction.ts';
import { isDue, type Review, reviewed } from '../../domain/review/review.ts';
import { rules } from '../../domain/rules.ts';
import type { Handler } from '../../kernel/handler.ts';
import { answeredDay } from '../../progress/camp-days.ts';
import { lockToPlay } from '../answering/locked-learner.ts';
import { isPending, type PracticeAnswer, practise, presentPractice } from '../practice/practice.ts';
import { type KnownMistake, mistakesOf } from './mistakes.ts';

/** Questions due for review. */
export const listReviewQuizzes: Handler<'listReviewQuizzes'> = async ({ context, session }) => {
  const { database, clock } = context;
  const { learnerId } = session;
  const content = await playContent(database);
  const due = await dueQuestions(database, content, { learnerId, now: clock.now() });
  return { data: due.map((asked, index) => presentPractice(asked, index + 1, learnerId)) };
};

type Asked = Omit<PracticeAnswer, 'answer'>;

/** Scores an answer like practice, and stores the next review. */
export const submitReviewAnswer: Handler<'submitReviewAnswer'> = ({ context, session, params, body }) => {
  const { learnerId } = session;
  const asked = { learnerId, questionId: params.quizId, now: context.clock.now() };
  return inTransaction(context.database, async (transaction) => {
    const { learner } = await lockToPlay(transaction, learnerId);
    const result = await practise(transaction, learner.content, { ...asked, answer: body.answer });
    await together(transaction, answeredDay(transaction, { ...learner, now: asked.now }));
    if (result.code !== 'PARTIAL_ANSWERS_CORRECT') {
      const mistakes = await mistakesOf(transaction, learner.content, learnerId);
      await storeReview(transaction, asked, reviewOf(mistakes, asked, result.result));
    }
    return result;
  });
};

/** The review after the answer; null without a change. */
function reviewOf(mistakes: readonly KnownMistake[], { questionId, now }: Asked, isRight: boolean) {
  const mistake = mistakes.find((one) => one.questionId === questionId);
  return mistake ? reviewed(mistake, isRight, now) : null;
}

async function storeReview(
  transaction: Transaction<Database>,
  { learnerId, questionId }: Asked,
  review: Review | null,
): Promise<void> {
  if (!review) return;
  const change = { step: review.step, reviewed_at: review.at };
  await transaction
    .insertInto('review')
    .values({ learner_id: learnerId, question_id: questionId, ...change })
    .onConflict((conflict) => conflict.columns(['learner_id', 'question_id']).doUpdateSet(change))
    .execute();
}

/**
 * Questions due for review, latest mistake first, up to the number per visit. Excludes questions pending in a run or
 * a game.
 */
export async function dueQuestions(
  executor: Executor,
  content: PlayContent,
  { learnerId, now }: { readonly learnerId: string; readonly now: number },
): Promise<PlayQuestion[]> {
  const due: PlayQuestion[] = [];
  for (const mistake of await mistakesOf(executor, content, learnerId)) {
    if (due.length === rules.reviewQuestions) break;
    const { questionId } = mistake;
    if (!isDue(mistake, now) || (await isPending(executor, { learnerId, questionId, now }))) continue;
    due.push(findQuestion(content, questionId));
  }
  return due;
}
