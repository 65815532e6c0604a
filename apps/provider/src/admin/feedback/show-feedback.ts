import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { storedPicture } from '../../auth/feedback/submit-feedback.ts';
import { withInstance } from '../instance.ts';
import { AdminError } from '../outcome.ts';
import { printable, printableLines } from '../output/printable.ts';
import { isoTime, showTime } from '../output/show-time.ts';
import type { Run } from '../program.ts';
import { withNamedPath } from '../with-named-path.ts';

/** One feedback with its text; its picture goes into a file that only its owner reads. */
export const showFeedback: Run<{ readonly folder: string }> = (admin, { folder }, id) =>
  withInstance(admin, async ({ database }) => {
    const row = await database
      .selectFrom('feedback')
      .innerJoin('learner', 'learner.id', 'learner_id')
      .select(['feedback.id', 'created_at', 'learner_id', 'username', 'subject', 'description'])
      .where('feedback.id', '=', id ?? '')
      .executeTakeFirst();
    if (!row) throw new AdminError(1, `There is no feedback "${printable(id ?? '')}". Try: feedback list`);
    const picture = await storedPicture(database, row.id);
    const file = picture && (await save(picture, join(resolve(folder), `feedback-${row.id}.jpg`)));
    const { username, subject, description, created_at, learner_id } = row;
    const lines = [
      `Subject   ${printable(subject)}`,
      `From      ${printable(username)} (${learner_id})`,
      `Sent      ${showTime(created_at)} UTC`,
      `Picture   ${file ?? 'none'}`,
      '',
      ...printableLines(description).map((line) => `  ${line}`),
    ];
    const from = { id: learner_id, name: username };
    const data = { id: row.id, sent_at: isoTime(created_at), from, subject, description, picture: file };
    return { data, text: lines.join('\n') };
  });

/** The name is ours: nothing of the learner's file name was kept. */
async function save(picture: Buffer, path: string): Promise<string> {
  await withNamedPath(
    () => writeFile(path, picture, { mode: 0o600 }),
    (code) => `The picture cannot be written to "${path}" (${code}). Name another --folder.`,
  );
  return path;
}
