import { deleteLearner } from '../../auth/account/delete-account.ts';
import { inTransaction } from '../../database/transaction.ts';
import { confirm } from '../confirm.ts';
import { withInstance } from '../instance.ts';
import { printable } from '../output/printable.ts';
import type { Run } from '../program.ts';
import { findUser } from './find-user.ts';

/** Deletes an account and everything that belongs to it. */
export const deleteUser: Run<object> = (admin, { yes }, who) =>
  withInstance(admin, async ({ database, terminal }) => {
    const { id, username } = await findUser(database, who ?? '');
    const name = printable(username);
    await confirm(terminal, `${name} and all stars, answers and words of theirs are deleted for ever.`, yes);
    await inTransaction(database, (transaction) => deleteLearner(transaction, id));
    return {
      data: { id, deleted: true },
      text: `${name} is deleted. Backups made before still hold the account.`,
    };
  });
