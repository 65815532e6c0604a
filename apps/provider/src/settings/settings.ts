import type { Transaction } from 'kysely';
import { learnerById } from '../accounts/learner-repository.ts';
import type { Call, Handler, ResponseBody } from '../kernel/handler.ts';
import type { Executor } from '../database/executor.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { hideFromBoards } from '../play/hide-from-boards.ts';

type Settings = ResponseBody<'getSettings'>['data'];

export const getSettings: Handler<'getSettings'> = async ({ context, session }) => ({
  data: await settingsOf(context.database, session.learnerId),
});

/** Changes what the learner names and leaves the rest. Hiding takes effect on all boards at once. */
export const changeSettings: Handler<'changeSettings'> = ({ context, session, body, idempotencyKey }) => {
  const { learnerId } = session;
  const write = {
    learnerId,
    key: idempotencyKey,
    operation: 'changeSettings',
    request: body,
    now: context.clock.now(),
  };
  return inTransaction(context.database, (transaction) =>
    answerOnce(transaction, write, async () => {
      await change(transaction, learnerId, body);
      return { data: await settingsOf(transaction, learnerId) };
    }),
  );
};

async function change(
  transaction: Transaction<Database>,
  learnerId: string,
  { calm, hidden }: Call<'changeSettings'>['body'],
): Promise<void> {
  if (calm !== undefined)
    await transaction.updateTable('learner').set({ calm }).where('id', '=', learnerId).execute();
  if (hidden !== undefined) await hideFromBoards(transaction, learnerId, hidden);
}

async function settingsOf(executor: Executor, learnerId: string): Promise<Settings> {
  const { calm, hidden } = await learnerById(executor, learnerId);
  // The column takes nothing else.
  return { calm: calm as Settings['calm'], hidden: hidden === 1 };
}
