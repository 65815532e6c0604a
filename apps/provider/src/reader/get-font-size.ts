import { statement } from '../database/statement.ts';
import type { Handler, ResponseBody } from '../kernel/handler.ts';

type FontSize = ResponseBody<'getFontSize'>['font_size'];

/** Pixels before the learner has chosen. */
const unchosen = 16;

/** The size of the reader's text that the learner has chosen. */
export const getFontSize: Handler<'getFontSize'> = async ({ context, session: { learnerId } }) => {
  const row = await fontSizeOf(context.database, learnerId).executeTakeFirst();
  // The table takes only the sizes of the contract.
  return { id: learnerId, font_size: (row?.font_size as FontSize | undefined) ?? unchosen };
};

const fontSizeOf = statement((executor, learnerId: string) =>
  executor.selectFrom('font_size').select('font_size').where('learner_id', '=', learnerId),
);
