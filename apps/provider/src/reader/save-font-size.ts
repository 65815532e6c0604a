import { inTransaction } from '../database/transaction.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import type { Handler } from '../kernel/handler.ts';

/** Keeps the learner's choice; there is one record for each learner. */
export const saveFontSize: Handler<'saveFontSize'> = (call) => {
  const { context, session, body, idempotencyKey: key } = call;
  const { learnerId } = session;
  const write = {
    learnerId,
    key,
    operation: 'saveFontSize',
    request: body,
    now: context.clock.now(),
  };
  return inTransaction(context.database, (transaction) =>
    answerOnce(transaction, write, async () => {
      await transaction
        .insertInto('font_size')
        .values({ learner_id: learnerId, font_size: body.font_size })
        .onConflict((conflict) => conflict.column('learner_id').doUpdateSet({ font_size: body.font_size }))
        .execute();
      return { id: learnerId, font_size: body.font_size };
    }),
  );
};
