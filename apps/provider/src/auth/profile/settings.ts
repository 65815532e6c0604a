import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { storeResponse, readStoredResponse } from '../../idempotency/stored-response.ts';
import type { Call, Handler, ResponseBody } from '../../kernel/handler.ts';
import { hideFromBoards } from '../../boards/hide-from-boards.ts';
import type { Executor } from '../../database/executor.ts';
import { isTimeZone } from '../../domain/days/local-day.ts';
import { invalid } from '../../kernel/errors.ts';
import { learnerById, updateLearner } from '../learner/learner-repository.ts';
import { presentSettings } from './present-settings.ts';

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
  { calm, hidden, time_zone: timeZone, pairs_by_check: byCheck }: Call<'changeSettings'>['body'],
): Promise<void> {
  if (timeZone !== undefined && !isTimeZone(timeZone))
    throw invalid({ time_zone: ['This time zone is not known.'] });
  const change = {
    ...(calm !== undefined && { calm }),
    ...(timeZone !== undefined && { time_zone: timeZone }),
    ...(byCheck !== undefined && { pairs_by_check: byCheck ? 1 : 0 }),
  };
  if (Object.keys(change).length > 0) await updateLearner(transaction, learnerId, change);
  if (hidden !== undefined) await hideFromBoards(transaction, learnerId, hidden);
}

async function settingsOf(executor: Executor, learnerId: string) {
  return presentSettings(await learnerById(executor, learnerId));
}
