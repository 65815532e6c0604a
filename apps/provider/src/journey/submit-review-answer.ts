import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Review, reviewed } from '../domain/review/review.ts';
import type { Handler } from '../kernel/handler.ts';
import { lockToPlay } from './answering/locked-learner.ts';
import { practise, type PracticeAnswer } from './practice/practise.ts';
import { type KnownMistake, mistakesOf } from './review/mistakes.ts';

type Asked = Omit<PracticeAnswer, 'answer'>;

/** Marks an answer as practice does, and notes when the question comes back. */
export const submitReviewAnswer: Handler<'submitReviewAnswer'> = ({ context, session, params, body }) => {
  const { learnerId } = session;
  const asked = { learnerId, questionId: params.quizId, now: context.clock.now() };
  return inTransaction(context.database, async (transaction) => {
    const { learner } = await lockToPlay(transaction, learnerId);
    const result = await practise(transaction, learner.content, { ...asked, answer: body.answer });
    if (result.code !== 'PARTIAL_ANSWERS_CORRECT') {
      const mistakes = await mistakesOf(transaction, learner.content, learnerId);
      await note(transaction, asked, reviewOf(mistakes, asked, result.result));
    }
    return result;
  });
};

/** What the answer makes of the question's review; null where it changes nothing. */
function reviewOf(mistakes: readonly KnownMistake[], { questionId, now }: Asked, isRight: boolean) {
  const mistake = mistakes.find((one) => one.questionId === questionId);
  return mistake ? reviewed(mistake, isRight, now) : null;
}

async function note(
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
