import type { Selectable } from 'kysely';
import type { Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { statement } from '../database/statement.ts';
import { inTransaction } from '../database/transaction.ts';
import { countedReadingMs, countSpan, type Span } from '../domain/reading/reading-time.ts';
import { storeResponse, readStoredResponse } from '../idempotency/stored-response.ts';
import { sessionGone } from '../kernel/errors.ts';
import { readingDay } from '../progress/camp-days.ts';
import type { Call, Handler, ResponseBody } from '../kernel/handler.ts';

type Report = Call<'reportReadingTime'>['body'];

/** Adds active reading time to the learner's total, within the limits of the rules. */
export const reportReadingTime: Handler<'reportReadingTime'> = (call) => {
  const { context, session, body, idempotencyKey: key } = call;
  const { learnerId } = session;
  const now = context.clock.now();
  const write = { learnerId, key, operation: 'reportReadingTime', request: body, now };
  return inTransaction(context.database, async (transaction) => {
    const stored = await readStoredResponse<ResponseBody<'reportReadingTime'>>(transaction, write);
    if (stored) return stored.response;
    const response = await addReading(transaction, learnerId, body, now);
    await storeResponse(transaction, write, response);
    return response;
  });
};

async function addReading(
  executor: Executor,
  learnerId: string,
  { milliseconds: reportedMs, began_at: began }: Report,
  now: number,
) {
  const clock = await clockOf(executor, learnerId).executeTakeFirst();
  if (!clock) throw sessionGone();
  const { joined_at: joinedAt, reported_at: reportedAt } = clock;
  const spans = JSON.parse(clock.spans ?? '[]') as Span[];
  // A report without a start time has just ended.
  const lengthMs =
    began === undefined ? countedReadingMs(reportedMs, now - (reportedAt ?? joinedAt)) : reportedMs;
  const beganAt = began === undefined ? now - lengthMs : Date.parse(began);
  const { countedMs, spans: after } = countSpan(spans, { beganAt, reportedMs: lengthMs, joinedAt, now });
  const total = (clock.total_ms ?? 0) + countedMs;
  const columns = { total_ms: total, reported_at: now, spans: JSON.stringify(after) };
  await upsertClock(executor, learnerId, columns).execute();
  const activity = { learnerId, timeZone: clock.time_zone, now, at: beganAt };
  if (countedMs > 0) await readingDay(executor, activity, countedMs).execute();
  return { counted_ms: countedMs, total_ms: total };
}

/** The first report counts from the time when the learner joined. */
const clockOf = statement((executor, learnerId: string) =>
  executor
    .selectFrom('learner')
    .leftJoin('reading_clock', 'reading_clock.learner_id', 'learner.id')
    .select(['joined_at', 'time_zone', 'total_ms', 'reported_at', 'spans'])
    .where('learner.id', '=', learnerId),
);

type ClockColumns = Omit<Selectable<Database['reading_clock']>, 'learner_id'>;

const upsertClock = statement((executor, learnerId: string, columns: ClockColumns) =>
  executor
    .insertInto('reading_clock')
    .values({ learner_id: learnerId, ...columns })
    .onConflict((conflict) => conflict.column('learner_id').doUpdateSet(columns)),
);
