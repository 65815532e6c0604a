import { inTransaction } from '../database/transaction.ts';
import type { Handler } from '../kernel/handler.ts';
import { lockAndRead } from './answering/locked-learner.ts';
import { openQuestion } from './chapter/open-question.ts';
import { lockedRun } from './chapter/load-run.ts';

/** Opens a question. The first open starts its clock, and with the first question the run. */
export const openQuiz: Handler<'openQuiz'> = ({ context, session, params, query }) => {
  const { learnerId } = session;
  const { quiz_time_id: quizTimeId } = query;
  const command = { questionId: params.id, quizTimeId, now: context.clock.now() };
  return inTransaction(context.database, async (transaction) => {
    const read = lockedRun(transaction, { learnerId }, command, { isAnswer: false });
    const { learner, row } = await lockAndRead(transaction, learnerId, read);
    return openQuestion(transaction, learner, {
      ...command,
      ahead: quizTimeId === undefined ? undefined : row,
    });
  });
};
