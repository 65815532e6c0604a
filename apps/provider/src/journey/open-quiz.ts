import { inTransaction } from '../database/transaction.ts';
import type { Handler } from '../kernel/handler.ts';
import { lockToPlay } from './answering/locked-learner.ts';
import { openQuestion } from './chapter/open-question.ts';

/** Opens a question. The first open starts its clock, and with the first question the run. */
export const openQuiz: Handler<'openQuiz'> = ({ context, session, params, query }) => {
  const command = { questionId: params.id, quizTimeId: query.quiz_time_id, now: context.clock.now() };
  return inTransaction(context.database, async (transaction) => {
    const learner = await lockToPlay(transaction, session.learnerId);
    return openQuestion(transaction, learner, command);
  });
};
