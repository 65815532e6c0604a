import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { storeResponse, readStoredResponse } from '../../idempotency/stored-response.ts';
import type { Call, Handler, ResponseBody } from '../../kernel/handler.ts';
import { hideFromBoards } from '../../boards/hide-from-boards.ts';
import type { Executor } from '../../database/executor.ts';
import { isTimeZone } from '../../domain/days/local-day.ts';
import { invalid } from '../../kernel/errors.ts';
import { learnerById } from '../learner/learner-repository.ts';

export const getSettings: Handler<'getSettings'> = async ({ context, session }) => ({
  data: await settingsOf(context.database, session.learnerId),
});

/** Changes the given settings and keeps the rest. `hidden` takes effect on all boards immediately. */
export const changeSettings: Handler<'changeSettings'> = ({ context, session, body, idempotencyKey }) => {
  const { learnerId } = session;
  const write = {
    learnerId,
    key: idempotencyKey,
    operation: 'changeSettings',
    request: body,
    now: context.clock.now(),
  };
  return inTransaction(context.database, async (transaction) => {
    const stored = await readStoredResponse<ResponseBody<'changeSettings'>>(transaction, write);
    if (stored) return stored.response;
    await change(transaction, learnerId, body);
    const response = { data: await settingsOf(transaction, learnerId) };
    await storeResponse(transaction, write, response);
    return response;
  });
};

async function change(
  transaction: Transaction<Database>,
  learnerId: string,
  { calm, hidden, time_zone: timeZone }: Call<'changeSettings'>['body'],
): Promise<void> {
  if (calm !== undefined)
    await transaction.updateTable('learner').set({ calm }).where('id', '=', learnerId).execute();
  if (timeZone !== undefined) {
    if (!isTimeZone(timeZone)) throw invalid({ time_zone: ['This time zone is not known.'] });
    await transaction
      .updateTable('learner')
      .set({ time_zone: timeZone })
      .where('id', '=', learnerId)
      .execute();
  }
  if (hidden !== undefined) await hideFromBoards(transaction, learnerId, hidden);
}

type Settings = ResponseBody<'getSettings'>['data'];

async function settingsOf(executor: Executor, learnerId: string): Promise<Settings> {
  const { calm, hidden, time_zone } = await learnerById(executor, learnerId);
  // Safe cast: a CHECK constraint guarantees the value.
  return { calm: calm as Settings['calm'], hidden: hidden === 1, time_zone };
}
