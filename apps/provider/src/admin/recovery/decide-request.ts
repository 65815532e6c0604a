import type { Transaction } from 'kysely';
import { activateLearner } from '../../auth/account/account-state.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction, lockLearner } from '../../database/transaction.ts';
import { createLogger } from '../../logging/logger.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { forgetHits } from '../../rate-limit/count-hits.ts';
import { limits } from '../../rate-limit/limits.ts';
import { loadSecret } from '../../secret/load-secret.ts';
import { withInstance, type Admin, type Instance } from '../instance.ts';
import { AdminError, type Outcome } from '../outcome.ts';
import { printable } from '../output/printable.ts';
import type { Run } from '../program.ts';

const longestNote = 500;
const soon = 'The running provider sends the mail.';

/** Opens the account and tells the learner by mail; all of it or nothing. */
export const approveRequest: Run<object> = (admin, _options, id) => decide(admin, id ?? '', 'approved', null);

/** Leaves the account closed and tells the learner by mail. */
export const rejectRequest: Run<{ readonly note?: string }> = (admin, { note }, id) => {
  const text = note?.trim() ?? null;
  if (text !== null && (text === '' || text.length > longestNote || printable(text) !== text))
    throw new AdminError(2, `--note takes one line of at most ${longestNote} signs.`);
  return decide(admin, id ?? '', 'rejected', text);
};

function decide(
  admin: Admin,
  id: string,
  decision: 'approved' | 'rejected',
  note: string | null,
): Promise<Outcome> {
  return withInstance(admin, async (instance) => {
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
        // A better explanation need not wait for the next day.
        await forgetHits(transaction, limits.recoverEmail, learner.email);
      }
      return printable(name);
    });
    const done =
      decision === 'approved'
        ? `${name} can sign in again.`
        : `The request of ${name} is rejected, the account stays as it is.`;
    return { data: { id, decision }, text: `${done} ${soonText(instance)}` };
  });
}

interface Decision {
  readonly decision: 'approved' | 'rejected';
  readonly note: string | null;
  readonly now: number;
}

/** Decides once, even when two administrators decide at the same time, and closes the learner's other requests. */
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
