import { Option } from 'commander';
import type { Executor } from '../../database/executor.ts';
import { change, idArgument, list, show, type CommandGroup } from '../kit/command.ts';
import { AdminError } from '../kit/outcome.ts';
import { printable } from '../output/printable.ts';
import { isoTime, showTime } from '../output/show-time.ts';

const things = ['question', 'chapter', 'page', 'person', 'term', 'activity', 'other'];

interface ListOptions {
  readonly about?: string;
}

export const mistakeCommands: CommandGroup = {
  name: 'mistakes',
  description: 'reads what learners found wrong in the content',
  commands: [
    list({
      description: 'lists reports, the newest first',
      options: [new Option('--about <kind>', 'only those about this kind of thing').choices(things)],
      read: ({ database }, { about, limit }: ListOptions & { readonly limit: number }) =>
        database
          .selectFrom('mistake_report')
          .select(['id', 'created_at', 'about', 'content_id', 'wrong', 'message', 'content_version'])
          .$if(about !== undefined, (query) => query.where('about', '=', about ?? ''))
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .limit(limit + 1)
          .execute(),
      key: 'mistakes',
      entry: ({ created_at, content_id, content_version, ...row }) => {
        return { ...row, sent_at: isoTime(created_at), which: content_id, version: content_version };
      },
      columns: () => ({
        id: ({ id }) => id,
        'sent (UTC)': ({ created_at }) => showTime(created_at),
        about: ({ about }) => about,
        which: ({ content_id }) => content_id,
        version: ({ content_version }) => content_version,
        wrong: ({ wrong }) => wrong,
        message: ({ message }) => message,
      }),
      none: 'No report.',
    }),
    show({
      description: 'shows one report with all its words',
      find: ({ database }, id) => findMistake(database, id),
      entry: ({
        id,
        created_at,
        learner_id,
        username,
        about,
        content_id,
        content_version,
        wrong,
        message,
      }) => {
        const from = { id: learner_id, name: username };
        const content = { about, which: content_id, version: content_version };
        return { id, sent_at: isoTime(created_at), from, ...content, wrong, message };
      },
      fields: ({ about, content_id, content_version, wrong, username, learner_id, created_at }) => ({
        About: `${about} ${content_id}, version ${content_version || 'unknown'}`,
        Wrong: wrong,
        From: `${username} (${learner_id})`,
        Sent: `${showTime(created_at)} UTC`,
      }),
      text: ({ message }) => message,
    }),
    change({
      name: 'done',
      description: 'deletes a report that has been seen to',
      argument: idArgument,
      find: ({ database }, id) => findMistake(database, id),
      question: deletion,
      apply: async ({ database }, report) => {
        await database.deleteFrom('mistake_report').where('id', '=', report.id).execute();
        return { data: { id: report.id, deleted: true }, text: deletion(report) };
      },
    }),
  ],
};

function deletion({ about, content_id }: { readonly about: string; readonly content_id: string }): string {
  return `The report about ${about} ${printable(content_id)} is deleted.`;
}

/**
 * Finds a report with its sender.
 * @throws {AdminError} for an unknown id
 */
async function findMistake(executor: Executor, id: string) {
  const row = await executor
    .selectFrom('mistake_report')
    .innerJoin('learner', 'learner.id', 'learner_id')
    .select(['mistake_report.id', 'created_at', 'learner_id', 'username', 'about', 'content_id'])
    .select(['wrong', 'message', 'content_version'])
    .where('mistake_report.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AdminError(1, `There is no report "${printable(id)}". Try: mistakes list`);
  return row;
}
