import { together } from '../database/together.ts';
import { inTransaction } from '../database/transaction.ts';
import { keeping } from '../idempotency/kept-response.ts';
import type { Handler } from '../kernel/handler.ts';
import { gameDeadline } from '../play/game-repository.ts';
import type { Wire } from '../play/wire.ts';
import { lockToWrite } from './answering/locked-learner.ts';
import { withTimeLeft } from './answering/present-run.ts';
import { answerInGame } from './endless/answer-in-game.ts';

/** Marks one answer of endless mode, all or nothing: game, log and board change in one transaction. */
export const submitEndlessAnswer: Handler<'submitEndlessAnswer' | 'submitEndlessAnswerBare'> = (call) => {
  const { context, session, params, body, idempotencyKey: key } = call;
  const now = context.clock.now();
  const request = { ...params, body };
  const write = { learnerId: session.learnerId, key, operation: 'submitEndlessAnswer', request, now };
  return inTransaction(context.database, async (transaction) => {
    const { learner, kept } = await lockToWrite<Wire['EndlessResult']>(transaction, write);
    if (kept) return withTimeLeft(kept.response, await gameDeadline(transaction, kept.response.run), now);
    const { response, writes } = await answerInGame(transaction, learner, { ...params, body, now });
    await together(transaction, [...keeping(transaction, write, response), ...writes]);
    return response;
  });
};
