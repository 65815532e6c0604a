import { statement } from '../database/statement.ts';
import { inTransaction } from '../database/transaction.ts';
import { storeResponse, readStoredResponse } from '../idempotency/stored-response.ts';
import type { Handler, ResponseBody } from '../kernel/handler.ts';

type FontSize = ResponseBody<'getFontSize'>['font_size'];

/** Default in pixels. */
const unchosen = 16;

/** The learner's text size in the reader. */
export const getFontSize: Handler<'getFontSize'> = async ({ context, session: { learnerId } }) => {
  const row = await fontSizeOf(context.database, learnerId).executeTakeFirst();
  // A CHECK constraint guarantees the value.
  return { id: learnerId, font_size: (row?.font_size as FontSize | undefined) ?? unchosen };
};

const fontSizeOf = statement((executor, learnerId: string) =>
  executor.selectFrom('font_size').select('font_size').where('learner_id', '=', learnerId),
);

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
  return inTransaction(context.database, async (transaction) => {
    const stored = await readStoredResponse<ResponseBody<'saveFontSize'>>(transaction, write);
    if (stored) return stored.response;
    await upsertFontSize(transaction, learnerId, body.font_size).execute();
    const response = { id: learnerId, font_size: body.font_size };
    await storeResponse(transaction, write, response);
    return response;
  });
};

const upsertFontSize = statement((executor, learnerId: string, fontSize: number) =>
  executor
    .insertInto('font_size')
    .values({ learner_id: learnerId, font_size: fontSize })
    .onConflict((conflict) => conflict.column('learner_id').doUpdateSet({ font_size: fontSize })),
);
