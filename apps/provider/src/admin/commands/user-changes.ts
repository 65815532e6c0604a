import { Option } from 'commander';
import { activateLearner, deactivateLearner } from '../../auth/account/account-state.ts';
import type { Learner } from '../../auth/learner/learner-repository.ts';
import { correctDetails, detailChoices, type Correction } from '../../auth/profile/correct-details.ts';
import { inTransaction, lockLearner } from '../../database/transaction.ts';
import { change, list } from '../kit/command.ts';
import { AdminError } from '../kit/outcome.ts';
import { printable } from '../output/printable.ts';
import { isoTime, showTime } from '../output/show-time.ts';
import { findUser, userArgument } from './find-user.ts';

const longestReason = 200;
const longestName = 60;
const mostCorrections = 1000;

/** Closes the account until an administrator activates it. */
export const deactivateUser = change({
  name: 'deactivate',
  description: 'closes an account and signs it out everywhere',
  argument: userArgument,
  options: [
    new Option(
      '--reason <text>',
      'shown to the learner: one kind line that a child understands',
    ).makeOptionMandatory(),
  ],
  find: async ({ database }, text, { reason }: { readonly reason: string }) => {
    const shown = checkedReason(reason);
    const user = await findUser(database, text);
    requireOpen(user);
    return { ...user, shown };
  },
  question: ({ username, shown }) =>
    `${printable(username)} is signed out everywhere and reads: "${printable(shown)}".`,
  apply: async ({ database, clock }, { id, username, shown }) => {
    await inTransaction(database, async (transaction) => {
      await lockLearner(transaction, id);
      // Reads the learner again because the state may have changed during the confirmation.
      requireOpen(await findUser(transaction, id));
      await deactivateLearner(transaction, id, shown, clock.now());
    });
    const text = `${printable(username)} is deactivated and signed out everywhere.`;
    return { data: { id, state: 'deactivated' }, text };
  },
});

export const activateUser = change({
  name: 'activate',
  description: 'opens a deactivated account again',
  argument: userArgument,
  find: async ({ database }, text) => {
    const user = await findUser(database, text);
    if (user.deactivated_at === null)
      throw new AdminError(1, `${printable(user.username)} is not deactivated.`);
    return user;
  },
  apply: async ({ database }, { id, username }) => {
    await inTransaction(database, (transaction) => activateLearner(transaction, id));
    return { data: { id, state: 'active' }, text: `${printable(username)} can sign in again.` };
  },
});

interface CorrectOptions {
  readonly age?: Parameters<typeof correctDetails>[2]['age'];
  readonly gender?: Parameters<typeof correctDetails>[2]['gender'];
  readonly by: string;
}

/** Corrects age or gender and logs the correction; learners can set both only once. */
export const correctUser = change({
  name: 'correct',
  description: 'corrects age or gender, which learners can set only once',
  argument: userArgument,
  options: [
    new Option('--age <age>', 'the right age').choices(detailChoices.age),
    new Option('--gender <gender>', 'the right gender').choices(detailChoices.gender),
    new Option('--by <name>', 'your name, kept beside the correction').makeOptionMandatory(),
  ],
  find: async ({ database }, text, { age, gender, by }: CorrectOptions) => {
    if (age === undefined && gender === undefined)
      throw new AdminError(2, 'Say what is right: --age, --gender or both.');
    const name = checkedName(by);
    const { id, username } = await findUser(database, text);
    return { id, username, by: name, details: { ...(age && { age }), ...(gender && { gender }) } };
  },
  question: ({ username, details }) => `${printable(username)} gets: ${Object.values(details).join(', ')}.`,
  apply: async ({ database, clock }, { id, details, by }) => {
    const corrected = await inTransaction(database, (transaction) =>
      correctDetails(transaction, id, details, { by, now: clock.now() }),
    );
    const text = corrected.length === 0 ? 'It was so already.' : corrected.map(sentence).join('\n');
    return { data: { id, corrected }, text };
  },
});

export const listCorrections = list({
  name: 'corrections',
  description: 'lists what was corrected of a learner, and by whom',
  argument: userArgument,
  limit: mostCorrections,
  read: async ({ database }, { limit }, text) => {
    const { id } = await findUser(database, text);
    return database
      .selectFrom('correction')
      .select(['field', 'old_value', 'new_value', 'made_by', 'made_at'])
      .where('learner_id', '=', id)
      .orderBy('made_at', 'desc')
      .orderBy('field')
      .limit(limit)
      .execute();
  },
  key: 'corrections',
  entry: ({ made_at, ...row }) => ({ ...row, made_at: isoTime(made_at) }),
  columns: () => ({
    'made (UTC)': ({ made_at }) => showTime(made_at),
    by: ({ made_by }) => made_by,
    field: ({ field }) => field,
    before: ({ old_value }) => old_value ?? '-',
    after: ({ new_value }) => new_value,
  }),
  none: 'Nothing was corrected.',
});

function requireOpen({ username, deactivated_at }: Learner): void {
  if (deactivated_at !== null) throw new AdminError(1, `${printable(username)} is deactivated already.`);
}

/** Accepts a short single line, because a child reads it. */
function checkedReason(reason: string): string {
  const text = reason.trim();
  if (text === '' || text.length > longestReason || printable(text) !== text)
    throw new AdminError(
      2,
      `--reason takes one line of at most ${longestReason} signs. A child reads it: write kindly.`,
    );
  return text;
}

function checkedName(by: string): string {
  const name = by.trim();
  if (name === '' || name.length > longestName || printable(name) !== name)
    throw new AdminError(2, `--by takes your name, one line of at most ${longestName} signs.`);
  return name;
}

function sentence({ field, old_value, new_value }: Correction): string {
  return `The ${field} is "${new_value}" now. Before: ${old_value === null ? 'not set' : `"${old_value}"`}.`;
}
