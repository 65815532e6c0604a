import { inTransaction } from '../database/transaction.ts';
import type { Handler } from '../kernel/handler.ts';
import { lockToPlay } from './answering/locked-learner.ts';
import { openQuestion } from './chapter/open-question.ts';
import { runAhead } from './chapter/load-run.ts';

/** Opens a question. The first open starts its clock, and with the first question the run. */
export const openQuiz: Handler<'openQuiz'> = ({ context, session, params, query }) => {
  const command = { questionId: params.id, quizTimeId: query.quiz_time_id, now: context.clock.now() };
  return inTransaction(context.database, async (transaction) => {
    const question = { ...command, learnerId: session.learnerId };
    const ahead = runAhead(transaction, question, { isAnswer: false });
    const { learner, rows } = await lockToPlay(transaction, session.learnerId, ahead);
    return openQuestion(transaction, learner, { ...command, ahead: rows });
  });
};
