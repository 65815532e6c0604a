import { sql } from 'kysely';
import { columnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

/** Whose figure an item is drawn for, and which learners have chosen an avatar: before, only the head had a first value. */
export const avatarChoice: Migration = {
  name: '0027-avatar-choice',
  async up(database) {
    const { text, integer } = columnTypes(database);
    const steps = [
      sql`alter table avatar_item add column suits ${text} not null default 'all'`,
      sql`alter table learner add column avatar_chosen ${integer} not null default 0`,
      sql`update learner set avatar_chosen = 1 where skin <> 'skin_1'
        or top_item_id is not null or pants_item_id is not null or shoes_item_id is not null`,
    ];
    for (const step of steps) await step.execute(database);
  },
};
