import { comparisonKey } from '@sirah-trails/content-pack/model';
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Recomputes the comparison keys of usernames. A name whose new key is taken keeps the old key, so that every learner keeps their name. */
export const nameKeys: Migration = {
  name: '0039-name-keys',
  up: async (transaction) => {
    const { rows } = await sql<{
      id: string;
      username: string;
      name_key: string;
    }>`select id, username, name_key
      from learner where name_key is not null order by joined_at, id`.execute(transaction);
    const taken = new Set(rows.map((row) => row.name_key));
    for (const { id, username, name_key: before } of rows) {
      const key = comparisonKey(username).replaceAll(/[.-]/g, '');
      if (key === before || taken.has(key)) continue;
      taken.add(key);
      await sql`update learner set name_key = ${key} where id = ${id}`.execute(transaction);
    }
  },
};
