import { sql } from 'kysely';
import { nameKey } from '../../auth/learner/display-name.ts';
import type { Executor } from '../../database/executor.ts';
import type { UserState } from './find-user.ts';

export interface UserFilter {
  /** Part of the name or email, or the whole id. */
  readonly search?: string;
  readonly state?: UserState;
  readonly limit: number;
}

/** Learners, the newest first; one more than the limit if there are more. */
export function readUsers(executor: Executor, { search, state, limit }: UserFilter) {
  let query = executor
    .selectFrom('learner')
    .select(['id', 'username', 'email', 'verified_at', 'deactivated_at', 'joined_at', 'last_seen_at']);
  if (search) {
    const part = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    // SQLite's lower() is ASCII only, so the search key is computed here.
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
