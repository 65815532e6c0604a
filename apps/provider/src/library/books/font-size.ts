import type { Call, ResponseBody } from '../../kernel/handler.ts';
import { inTransaction } from '../../database/transaction.ts';
import { answerOnce } from '../../idempotency/answer-once.ts';

type FontSize = ResponseBody<'getFontSize'>['font_size'];

/** Pixels for a learner who has not chosen. */
const unchosen = 16;

/** The size of the reader's text that the learner has chosen. */
export async function getFontSize({
  context: { database },
  session: { learnerId },
}: Call<'getFontSize'>): Promise<ResponseBody<'getFontSize'>> {
  const row = await database
    .selectFrom('font_size')
    .select('font_size')
    .where('learner_id', '=', learnerId)
    .executeTakeFirst();
  // The table takes only the sizes of the contract.
  return { id: learnerId, font_size: (row?.font_size as FontSize | undefined) ?? unchosen };
}

/** Keeps the learner's choice; there is one record for each learner. */
export function saveFontSize({
  context,
  session: { learnerId },
  body,
  idempotencyKey: key,
}: Call<'saveFontSize'>): Promise<ResponseBody<'saveFontSize'>> {
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
}
