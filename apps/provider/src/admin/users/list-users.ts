import { sql } from 'kysely';
import { nameKey } from '../../auth/learner/display-name.ts';
import { withInstance } from '../instance.ts';
import { isoTime, showTime } from '../output/show-time.ts';
import { tableText } from '../output/table.ts';
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
    const rows = await readRows(database, options);
    const users = rows.slice(0, options.limit).map((row) => ({
      id: row.id,
      name: row.username,
      ...(options.emails && { email: row.email }),
      state: userState(row),
      joined_at: isoTime(row.joined_at),
      last_seen_at: isoTime(row.last_seen_at),
    }));
    const more = rows.length > options.limit;
    const titles = [
      'id',
      'name',
      ...(options.emails ? ['e-mail'] : []),
      'state',
      'joined (UTC)',
      'last seen',
    ];
    const cells = rows
      .slice(0, options.limit)
      .map((row) => [
        row.id,
        row.username,
        ...(options.emails ? [row.email] : []),
        userState(row),
        showTime(row.joined_at),
        showTime(row.last_seen_at),
      ]);
    const table = { titles, rows: cells };
    const text = users.length === 0 ? 'No learners.' : tableText(table);
    return { data: { users, more }, table, text: more ? `${text}\nThere are more: raise --limit.` : text };
  });

function readRows(
  database: Parameters<Parameters<typeof withInstance>[1]>[0]['database'],
  options: ListOptions,
) {
  const { search, state, limit } = options;
  let query = database
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
