import { together } from '../database/together.ts';
import { inTransaction } from '../database/transaction.ts';
import { keeping } from '../idempotency/kept-response.ts';
import type { Handler } from '../kernel/handler.ts';
import type { Wire } from '../play/wire.ts';
import { lockToWrite } from './answering/locked-learner.ts';
import { withTimeLeft } from './answering/present-run.ts';
import { answerInRun } from './chapter/answer-in-run.ts';
import { runDeadline } from './chapter/run-repository.ts';

/** Marks one answer, all or nothing: run, log, stars, chapter and board change in one transaction. */
export const submitAnswer: Handler<'submitAnswer'> = (call) => {
  const { context, session, params, body, idempotencyKey: key } = call;
  const { quizId: questionId } = params;
  const now = context.clock.now();
  const request = { quizId: questionId, body };
  const write = { learnerId: session.learnerId, key, operation: 'submitAnswer', request, now };
  return inTransaction(context.database, async (transaction) => {
    const { learner, kept } = await lockToWrite<Wire['AnswerResult']>(transaction, write);
    if (kept) return withTimeLeft(kept.response, await runDeadline(transaction, kept.response.run), now);
    const { response, writes } = await answerInRun(transaction, learner, { questionId, body, now });
    await together(transaction, [...keeping(transaction, write, response), ...writes]);
    return response;
  });
};
