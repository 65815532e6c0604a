import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Option } from 'commander';
import { deleteLearner } from '../../auth/account/delete-account.ts';
import { exportLearner } from '../../auth/account/export-account.ts';
import { inTransaction } from '../../database/transaction.ts';
import { change, list, type CommandGroup } from '../kit/command.ts';
import { withNamedPath } from '../kit/named-path.ts';
import { printable } from '../output/printable.ts';
import { isoTime, showTime } from '../output/show-time.ts';
import { findUser, userArgument, userState, userStates } from './find-user.ts';
import { readUsers, type UserFilter } from './read-users.ts';
import { activateUser, correctUser, deactivateUser, listCorrections } from './user-changes.ts';

const listUsers = list({
  description: 'lists learners, the newest first',
  options: [
    new Option('--search <text>', 'only those with this part in the name or e-mail'),
    new Option('--state <state>', 'only those in this state').choices(userStates),
    new Option('--emails', 'show e-mail addresses too'),
  ],
  read: ({ database }, options: UserFilter & { readonly emails?: boolean }) => readUsers(database, options),
  key: 'users',
  entry: (user, { emails }) => ({
    id: user.id,
    name: user.username,
    ...(emails && { email: user.email }),
    state: userState(user),
    joined_at: isoTime(user.joined_at),
    last_seen_at: isoTime(user.last_seen_at),
  }),
  columns: ({ emails }) => ({
    id: ({ id }) => id,
    name: ({ username }) => username,
    ...(emails && { 'e-mail': ({ email }) => email }),
    state: userState,
    'joined (UTC)': ({ joined_at }) => showTime(joined_at),
    'last seen': ({ last_seen_at }) => showTime(last_seen_at),
  }),
  none: 'No learners.',
});

const exportUser = change({
  name: 'export',
  description: 'writes everything that is kept of a learner into a new file',
  argument: userArgument,
  options: [new Option('--file <file>', 'another name than learner-<id>.json')],
  find: ({ database }, text) => findUser(database, text),
  apply: async (
    { database, clock, configuration },
    { id, username },
    { file }: { readonly file?: string },
  ) => {
    const path = resolve(file ?? `learner-${id}.json`);
    const copy = {
      product: configuration.product,
      exported_at: new Date(clock.now()).toISOString(),
      data: await exportLearner(database, id),
    };
    const content = `${JSON.stringify(copy, null, 2)}\n`;
    // Readable by its owner only; `wx` never overwrites a file.
    await withNamedPath(
      () => writeFile(path, content, { mode: 0o600, flag: 'wx' }),
      (code) => `"${path}" cannot be written (${code}). Name another --file.`,
    );
    const text = `${path}\nEverything that is kept of ${printable(username)}. Hand it over safely, then delete it.`;
    return { data: { id, file: path }, text };
  },
});

const deleteUser = change({
  name: 'delete',
  description: 'deletes an account and everything that belongs to it, for ever',
  argument: userArgument,
  find: ({ database }, text) => findUser(database, text),
  question: ({ username }) =>
    `${printable(username)} and all stars, answers and words of theirs are deleted for ever.`,
  apply: async ({ database }, { id, username }) => {
    await inTransaction(database, (transaction) => deleteLearner(transaction, id));
    return {
      data: { id, deleted: true },
      text: `${printable(username)} is deleted. Backups made before still hold the account.`,
    };
  },
});

export const userCommands: CommandGroup = {
  name: 'user',
  description: 'looks after the accounts of learners',
  commands: [listUsers, deactivateUser, activateUser, correctUser, listCorrections, exportUser, deleteUser],
};
