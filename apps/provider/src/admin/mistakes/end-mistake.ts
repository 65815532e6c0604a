import { confirm } from '../confirm.ts';
import { withInstance } from '../instance.ts';
import { printable } from '../output/printable.ts';
import type { Run } from '../program.ts';
import { findMistake } from './find-mistake.ts';

/** Deletes a report that has been dealt with. */
export const endMistake: Run<object> = (admin, { yes }, id = '') =>
  withInstance(admin, async ({ database, terminal }) => {
    const { about, content_id } = await findMistake(database, id);
    const what = `${about} ${printable(content_id)}`;
    await confirm(terminal, `The report about ${what} is deleted.`, yes);
    await database.deleteFrom('mistake_report').where('id', '=', id).execute();
    return { data: { id, deleted: true }, text: `The report about ${what} is deleted.` };
  });
