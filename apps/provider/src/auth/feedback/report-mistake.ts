import { randomUUID } from 'node:crypto';
import type { Handler } from '../../kernel/handler.ts';
import { inTransaction } from '../../database/transaction.ts';
import { storeResponse, readStoredResponse } from '../../idempotency/stored-response.ts';
import { limits } from '../../rate-limit/limits.ts';
import { requireWithinLimits } from '../../rate-limit/require-within-limits.ts';

const thanks = { message: 'Thank you for reading so well! We will look at it.' };

export const reportMistake: Handler<'reportMistake'> = ({ context, session, body, idempotencyKey }) => {
  const now = context.clock.now();
  const { learnerId } = session;
  const { about, id, wrong = 'other', message = '' } = body;
  const write = {
    learnerId,
    key: idempotencyKey,
    operation: 'reportMistake',
    request: { about, id, wrong, message },
    now,
  };
  return inTransaction(context.database, async (transaction) => {
    const stored = await readStoredResponse<typeof thanks>(transaction, write);
    if (stored) return stored.response;
    await requireWithinLimits(transaction, now, [[limits.mistakes, learnerId]]);
    await transaction
      .insertInto('mistake_report')
      .values({
        id: randomUUID(),
        learner_id: learnerId,
        about,
        content_id: id,
        wrong,
        message,
        content_version: context.about.content.version,
        created_at: now,
      })
      .execute();
    await storeResponse(transaction, write, thanks);
    return thanks;
  });
};
