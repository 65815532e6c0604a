import type { Handler, ResponseBody } from '../kernel/handler.ts';
import type { Executor } from '../database/executor.ts';
import { inTransaction } from '../database/transaction.ts';
import { countedReadingMs } from '../domain/reading/count-reading.ts';
import { keepResponse, keptResponse } from '../idempotency/kept-response.ts';

/** Adds active reading time to the learner's sum, as far as the rules let it count. */
export const reportReadingTime: Handler<'reportReadingTime'> = (call) => {
  const { context, session, body, idempotencyKey: key } = call;
  const { learnerId } = session;
  const now = context.clock.now();
  const write = { learnerId, key, operation: 'reportReadingTime', request: body, now };
  return inTransaction(context.database, async (transaction) => {
    const kept = await keptResponse<ResponseBody<'reportReadingTime'>>(transaction, write);
    if (kept) return kept.response;
    const response = await addReading(transaction, learnerId, body.milliseconds, now);
    await keepResponse(transaction, write, response);
    return response;
  });
};

async function addReading(executor: Executor, learnerId: string, reportedMs: number, now: number) {
  const clock = await clockOf(executor, learnerId);
  const counted = countedReadingMs(reportedMs, now - clock.reported_at);
  const total = clock.total_ms + counted;
  const columns = { total_ms: total, reported_at: now };
  await executor
    .insertInto('reading_clock')
    .values({ learner_id: learnerId, ...columns })
    .onConflict((conflict) => conflict.column('learner_id').doUpdateSet(columns))
    .execute();
  return { counted_ms: counted, total_ms: total };
}

/** Before the first report the clock begins when the learner joined. */
async function clockOf(executor: Executor, learnerId: string) {
  const clock = await executor
    .selectFrom('reading_clock')
    .select(['total_ms', 'reported_at'])
    .where('learner_id', '=', learnerId)
    .executeTakeFirst();
  if (clock) return clock;
  const { joined_at: joinedAt } = await executor
    .selectFrom('learner')
    .select('joined_at')
    .where('id', '=', learnerId)
    .executeTakeFirstOrThrow();
  return { total_ms: 0, reported_at: joinedAt };
}
