import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Indexes for rows that were found by reading their whole table. */
export const plans: Migration = {
  name: '0016-plans',
  async up(database) {
    const indexes = [
      // Also for the export of an account and for its deletion.
      sql`create index run_learner on run (learner_id)`,
      sql`create index avatar_item_place on avatar_item (position, id)`,
      sql`create index avatar_item_gift on avatar_item (unlocked_at)`,
    ];
    for (const index of indexes) await index.execute(database);
  },
};
