import { sql } from 'kysely';
import { nameKey } from '../../auth/learner/display-name.ts';
import type { Executor } from '../../database/executor.ts';
import { withInstance } from '../instance.ts';
import { listing } from '../output/listing.ts';
import { isoTime, showTime } from '../output/show-time.ts';
import type { Run } from '../program.ts';
import { userState, type UserState } from './find-user.ts';

interface ListOptions {
  readonly search?: string;
  readonly state?: UserState;
  readonly emails?: boolean;
  readonly limit: number;
}

/** Learners, the newest first. E-mail addresses are shown only where asked for. */
export const listUsers: Run<ListOptions> = (admin, options) =>
  withInstance(admin, async ({ database }) => {
    const { emails, limit } = options;
    const found = await readRows(database, options);
    return listing({
      found,
      limit,
      name: 'users',
      entry: (row) => ({
        id: row.id,
        name: row.username,
        ...(emails && { email: row.email }),
        state: userState(row),
        joined_at: isoTime(row.joined_at),
        last_seen_at: isoTime(row.last_seen_at),
      }),
      columns: {
        id: ({ id }) => id,
        name: ({ username }) => username,
        ...(emails && { 'e-mail': ({ email }: (typeof found)[number]) => email }),
        state: userState,
        'joined (UTC)': ({ joined_at }) => showTime(joined_at),
        'last seen': ({ last_seen_at }) => showTime(last_seen_at),
      },
      none: 'No learners.',
    });
  });

function readRows(executor: Executor, { search, state, limit }: ListOptions) {
  let query = executor
    .selectFrom('learner')
    .select(['id', 'username', 'email', 'verified_at', 'deactivated_at', 'joined_at', 'last_seen_at']);
  if (search) {
    const part = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    // Of SQLite, "lower" knows only ASCII; the key of a name is made here.
    const folded = nameKey(search).replace(/[\\%_]/g, '\\$&');
    const key = folded === '' ? null : `%${folded}%`;
    query = query.where(
      sql<boolean>`(lower(username) like ${part} escape '\\' or name_key like ${key} escape '\\'
        or email like ${part} escape '\\' or id = ${search})`,
    );
  }
  if (state === 'deactivated') query = query.where('deactivated_at', 'is not', null);
  else if (state) {
    const proven = state === 'active' ? 'is not' : 'is';
    query = query.where('deactivated_at', 'is', null).where('verified_at', proven, null);
  }
  return query
    .orderBy('joined_at', 'desc')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
}
