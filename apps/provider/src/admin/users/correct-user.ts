import { correctDetails, type Correction } from '../../auth/profile/correct-details.ts';
import { inTransaction } from '../../database/transaction.ts';
import { confirm } from '../confirm.ts';
import { withInstance } from '../instance.ts';
import { AdminError } from '../outcome.ts';
import { printable } from '../output/printable.ts';
import { listing } from '../output/listing.ts';
import { isoTime, showTime } from '../output/show-time.ts';
import type { Run } from '../program.ts';
import { findUser } from './find-user.ts';

const longestName = 60;
const mostShown = 1000;

interface CorrectOptions {
  readonly age?: Parameters<typeof correctDetails>[2]['age'];
  readonly gender?: Parameters<typeof correctDetails>[2]['gender'];
  readonly by: string;
}

/** Corrects age or gender, which learners can set only once, and records who did. */
export const correctUser: Run<CorrectOptions> = (admin, { age, gender, by, yes }, who) =>
  withInstance(admin, async ({ database, clock, terminal }) => {
    if (age === undefined && gender === undefined)
      throw new AdminError(2, 'Say what is right: --age, --gender or both.');
    const name = checkedName(by);
    const user = await findUser(database, who ?? '');
    const details = { ...(age && { age }), ...(gender && { gender }) };
    const said = Object.values(details).join(', ');
    await confirm(terminal, `${printable(user.username)} gets: ${said}.`, yes);
    const corrected = await inTransaction(database, (transaction) =>
      correctDetails(transaction, user.id, details, { by: name, now: clock.now() }),
    );
    const text = corrected.length === 0 ? 'It was so already.' : corrected.map(sentence).join('\n');
    return { data: { id: user.id, corrected }, text };
  });

/** What administrators have corrected of a learner, and who did. */
export const listCorrections: Run<object> = (admin, _options, who) =>
  withInstance(admin, async ({ database }) => {
    const { id } = await findUser(database, who ?? '');
    const found = await database
      .selectFrom('correction')
      .select(['field', 'old_value', 'new_value', 'made_by', 'made_at'])
      .where('learner_id', '=', id)
      .orderBy('made_at', 'desc')
      .orderBy('field')
      .limit(mostShown)
      .execute();
    return listing({
      found,
      limit: mostShown,
      name: 'corrections',
      entry: ({ made_at, ...row }) => ({ ...row, made_at: isoTime(made_at) }),
      columns: {
        'made (UTC)': ({ made_at }) => showTime(made_at),
        by: ({ made_by }) => made_by,
        field: ({ field }) => field,
        before: ({ old_value }) => old_value ?? '-',
        after: ({ new_value }) => new_value,
      },
      none: 'Nothing was corrected.',
    });
  });

function sentence({ field, old_value, new_value }: Correction): string {
  return `The ${field} is "${new_value}" now. Before: ${old_value === null ? 'not set' : `"${old_value}"`}.`;
}

function checkedName(by: string): string {
  const name = by.trim();
  if (name === '' || name.length > longestName || printable(name) !== name)
    throw new AdminError(2, `--by takes your name, one line of at most ${longestName} signs.`);
  return name;
}
