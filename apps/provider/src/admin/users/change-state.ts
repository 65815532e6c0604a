import { activateLearner, deactivateLearner } from '../../auth/account/account-state.ts';
import type { Learner } from '../../auth/learner/learner-repository.ts';
import { inTransaction, lockLearner } from '../../database/transaction.ts';
import { confirm } from '../confirm.ts';
import { withInstance } from '../instance.ts';
import { AdminError } from '../outcome.ts';
import { printable } from '../output/printable.ts';
import type { Run } from '../program.ts';
import { findUser } from './find-user.ts';

const longestReason = 200;

/** Deactivates the account until an administrator activates it. All its sessions end. */
export const deactivateUser: Run<{ readonly reason: string }> = (admin, { reason, yes }, who) =>
  withInstance(admin, async ({ database, clock, terminal }) => {
    const shown = checkedReason(reason);
    const user = await findUser(database, who ?? '');
    const { id } = user;
    const name = printable(user.username);
    requireOpen(user);
    await confirm(terminal, `${name} is signed out everywhere and reads: "${printable(shown)}".`, yes);
    await inTransaction(database, async (transaction) => {
      await lockLearner(transaction, id);
      // Read again: the question may have been on the screen for long.
      requireOpen(await findUser(transaction, id));
      await deactivateLearner(transaction, id, shown, clock.now());
    });
    return { data: { id, state: 'deactivated' }, text: `${name} is deactivated and signed out everywhere.` };
  });

/** Opens the account again. */
export const activateUser: Run<object> = (admin, _options, who) =>
  withInstance(admin, async ({ database }) => {
    const { id, username, deactivated_at } = await findUser(database, who ?? '');
    const name = printable(username);
    if (deactivated_at === null) throw new AdminError(1, `${name} is not deactivated.`);
    await inTransaction(database, (transaction) => activateLearner(transaction, id));
    return { data: { id, state: 'active' }, text: `${name} can sign in again.` };
  });

function requireOpen({ username, deactivated_at }: Learner): void {
  if (deactivated_at !== null) throw new AdminError(1, `${printable(username)} is deactivated already.`);
}

/** A child reads it: one short line. */
function checkedReason(reason: string): string {
  const text = reason.trim();
  if (text === '' || text.length > longestReason || printable(text) !== text)
    throw new AdminError(
      2,
      `--reason takes one line of at most ${longestReason} signs. A child reads it: write kindly.`,
    );
  return text;
}
