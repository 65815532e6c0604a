import { Option } from 'commander';
import type { Transaction } from 'kysely';
import { activateLearner } from '../../auth/account/account-state.ts';
import type { Executor } from '../../database/executor.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction, lockLearner } from '../../database/transaction.ts';
import { createLogger } from '../../logging/logger.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { forgetHits } from '../../rate-limit/count-hits.ts';
import { limits } from '../../rate-limit/limits.ts';
import { loadSecret } from '../../secret/load-secret.ts';
import { idArgument, tableOf, type AdminCommand, type CommandGroup } from '../kit/command.ts';
import { withInstance, type Instance } from '../kit/instance.ts';
import { AdminError, type Outcome } from '../kit/outcome.ts';
import { printable, printableLines } from '../output/printable.ts';
import { isoTime, showTime } from '../output/show-time.ts';

const longestNote = 500;
const soon = 'The running provider sends the mail.';

type RequestRow = Awaited<ReturnType<typeof readRequests>>[number];

const listRequests: AdminCommand<{ readonly all?: boolean }> = {
  name: 'list',
  description: 'lists requests that wait for a decision, the oldest first',
  takes: 'csv',
  options: [new Option('--all', 'also those that are decided')],
  run: (admin, { all = false }) =>
    withInstance(admin, async ({ database }) => {
      const rows = await readRequests(database, all);
      return {
        data: { requests: rows.map(entry) },
        table: tableOf(rows, {
          id: ({ id }) => id,
          state: ({ decision }) => decision ?? 'open',
          'asked (UTC)': ({ created_at }) => showTime(created_at),
          confirmed: ({ confirmed_at }) => (confirmed_at === null ? 'no' : 'yes'),
          name: ({ username }) => username,
          'e-mail': ({ email }) => email,
          'closed because': ({ deactive_reason }) => deactive_reason ?? '',
          message: ({ message }) => message,
        }),
        text: rows.length === 0 ? 'No requests.' : rows.map(block).join('\n\n'),
      };
    }),
};

const approveRequest: AdminCommand = {
  name: 'approve',
  description: 'opens the account and writes a mail to the learner',
  argument: idArgument,
  run: (admin, _options, id = '') =>
    withInstance(admin, (instance) => decide(instance, id, 'approved', null)),
};

const rejectRequest: AdminCommand<{ readonly note?: string }> = {
  name: 'reject',
  description: 'leaves the account closed and writes a mail to the learner',
  argument: idArgument,
  options: [new Option('--note <text>', 'a kind sentence for the mail, one line')],
  run: async (admin, { note }, id = '') => {
    const text = checkedNote(note);
    return withInstance(admin, (instance) => decide(instance, id, 'rejected', text));
  },
};

export const recoveryCommands: CommandGroup = {
  name: 'recovery',
  description: 'decides on requests to open a deactivated account again',
  commands: [listRequests, approveRequest, rejectRequest],
};

function checkedNote(note: string | undefined): string | null {
  const text = note?.trim() ?? null;
  if (text !== null && (text === '' || text.length > longestNote || printable(text) !== text))
    throw new AdminError(2, `--note takes one line of at most ${longestNote} signs.`);
  return text;
}

/** Decides and queues the mail in one transaction. */
async function decide(
  instance: Instance,
  id: string,
  decision: 'approved' | 'rejected',
  note: string | null,
): Promise<Outcome> {
  const { database, configuration } = instance;
  const secret = await loadSecret(database, configuration);
  const context = { ...instance, secret, log: createLogger('silent') };
  const name = await inTransaction(database, async (transaction) => {
    const learner = await close(transaction, id, { decision, note, now: instance.clock.now() });
    const [owner, name] = [{ to: learner.email, learnerId: learner.id }, learner.username];
    if (decision === 'approved')
      await queueMail(transaction, context, { kind: 'recovery-approved', ...owner, values: { name } });
    else {
      await queueMail(transaction, context, {
        kind: 'recovery-rejected',
        ...owner,
        values: { name, note },
      });
      // Allows a better explanation on the same day.
      await forgetHits(transaction, limits.recoverEmail, learner.email);
    }
    return printable(name);
  });
  const done =
    decision === 'approved'
      ? `${name} can sign in again.`
      : `The request of ${name} is rejected, the account stays as it is.`;
  return { data: { id, decision }, text: `${done} ${soonText(instance)}` };
}

interface Decision {
  readonly decision: 'approved' | 'rejected';
  readonly note: string | null;
  readonly now: number;
}

/** Decides at most once, even with two concurrent administrators, and closes the learner's other requests. */
async function close(transaction: Transaction<Database>, id: string, { decision, note, now }: Decision) {
  const learnerId = await learnerOf(transaction, id);
  await lockLearner(transaction, learnerId);
  const { numUpdatedRows } = await transaction
    .updateTable('recovery_request')
    .set({ decided_at: now, decision, note })
    .where('learner_id', '=', learnerId)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AdminError(1, 'This request is decided already.');
  if (decision === 'approved') await activateLearner(transaction, learnerId);
  return transaction
    .selectFrom('learner')
    .select(['id', 'email', 'username'])
    .where('id', '=', learnerId)
    .executeTakeFirstOrThrow();
}

async function learnerOf(transaction: Transaction<Database>, id: string): Promise<string> {
  const row = await transaction
    .selectFrom('recovery_request')
    .select(['learner_id', 'decided_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row?.learner_id) throw new AdminError(1, `There is no request "${printable(id)}". Try: recovery list`);
  if (row.decided_at !== null) throw new AdminError(1, 'This request is decided already.');
  return row.learner_id;
}

function soonText({ configuration }: Instance): string {
  return configuration.smtpUrl === null ? 'The mail can be read at /dev/mailbox.' : soon;
}

function readRequests(executor: Executor, all: boolean) {
  let query = executor
    .selectFrom('recovery_request')
    .innerJoin('learner', 'learner.id', 'learner_id')
    .select([
      'recovery_request.id',
      'created_at',
      'confirmed_at',
      'message',
      'decision',
      'decided_at',
      'note',
    ])
    .select(['learner.id as learner_id', 'username', 'email', 'deactivated_at', 'deactive_reason']);
  if (!all) query = query.where('decided_at', 'is', null);
  return query.orderBy('created_at').orderBy('recovery_request.id').limit(1000).execute();
}

function entry(row: RequestRow) {
  return {
    id: row.id,
    state: row.decision ?? 'open',
    asked_at: isoTime(row.created_at),
    confirmed_by_mail: row.confirmed_at !== null,
    learner: { id: row.learner_id, name: row.username, email: row.email },
    deactivated_at: isoTime(row.deactivated_at),
    reason: row.deactive_reason,
    message: row.message,
    decided_at: isoTime(row.decided_at),
    note: row.note,
  };
}

/** One block per request, because messages have several lines. */
function block(row: RequestRow): string {
  const confirmed =
    row.confirmed_at === null ? 'not confirmed: anyone may have asked' : 'confirmed by the link in the mail';
  return [
    `${row.id}  ${row.decision ?? 'open'}`,
    `  Asked    ${showTime(row.created_at)} UTC, ${confirmed}`,
    `  Learner  ${printable(row.username)} <${printable(row.email)}>`,
    `  Closed   ${printable(row.deactive_reason ?? 'the account is open')}`,
    ...printableLines(row.message).map((line) => `  | ${line}`),
    ...(row.decided_at === null ? [] : [`  Decided  ${showTime(row.decided_at)} UTC`]),
    ...(row.note === null ? [] : [`  Note     ${printable(row.note)}`]),
  ].join('\n');
}
