import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Option } from 'commander';
import { storedPicture } from '../../auth/feedback/submit-feedback.ts';
import { list, show, type CommandGroup } from '../kit/command.ts';
import type { Instance } from '../kit/instance.ts';
import { withNamedPath } from '../kit/named-path.ts';
import { AdminError } from '../kit/outcome.ts';
import { printable } from '../output/printable.ts';
import { isoTime, showTime } from '../output/show-time.ts';

export const feedbackCommands: CommandGroup = {
  name: 'feedback',
  description: 'reads what learners have written',
  commands: [
    list({
      description: 'lists feedback, the newest first',
      read: ({ database }, { limit }) =>
        database
          .selectFrom('feedback')
          .innerJoin('learner', 'learner.id', 'learner_id')
          .leftJoin('feedback_attachment', 'feedback_id', 'feedback.id')
          .select(['feedback.id', 'feedback.created_at', 'username', 'subject', 'feedback_id'])
          .orderBy('feedback.created_at', 'desc')
          .orderBy('feedback.id')
          .limit(limit + 1)
          .execute(),
      key: 'feedback',
      entry: ({ id, created_at, username, subject, feedback_id }) => {
        return { id, sent_at: isoTime(created_at), from: username, subject, picture: feedback_id !== null };
      },
      columns: () => ({
        id: ({ id }) => id,
        'sent (UTC)': ({ created_at }) => showTime(created_at),
        from: ({ username }) => username,
        picture: ({ feedback_id }) => (feedback_id === null ? 'no' : 'yes'),
        subject: ({ subject }) => subject,
      }),
      none: 'No feedback.',
    }),
    show({
      description: 'shows one feedback and puts its picture into a file',
      options: [new Option('--folder <folder>', 'where the picture goes').default('.')],
      find: readFeedback,
      entry: ({ id, created_at, learner_id, username, subject, description, file }) => {
        const from = { id: learner_id, name: username };
        return { id, sent_at: isoTime(created_at), from, subject, description, picture: file };
      },
      fields: ({ subject, username, learner_id, created_at, file }) => ({
        Subject: subject,
        From: `${username} (${learner_id})`,
        Sent: `${showTime(created_at)} UTC`,
        Picture: file ?? 'none',
      }),
      text: ({ description }) => description,
    }),
  ],
};

/**
 * Reads the feedback and writes its picture into a file.
 * @throws {AdminError} for an unknown id
 */
async function readFeedback({ database }: Instance, id: string, { folder }: { readonly folder: string }) {
  const row = await database
    .selectFrom('feedback')
    .innerJoin('learner', 'learner.id', 'learner_id')
    .select(['feedback.id', 'created_at', 'learner_id', 'username', 'subject', 'description'])
    .where('feedback.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AdminError(1, `There is no feedback "${printable(id)}". Try: feedback list`);
  const picture = await storedPicture(database, row.id);
  const file = picture && (await save(picture, join(resolve(folder), `feedback-${row.id}.jpg`)));
  return { ...row, file };
}

/** Readable by its owner only. The file name contains no text from the learner's upload. */
async function save(picture: Buffer, path: string): Promise<string> {
  await withNamedPath(
    () => writeFile(path, picture, { mode: 0o600 }),
    (code) => `The picture cannot be written to "${path}" (${code}). Name another --folder.`,
  );
  return path;
}
