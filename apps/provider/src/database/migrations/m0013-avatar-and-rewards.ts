import { sql } from 'kysely';
import { columnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

/** All parts of the avatar, what a learner wears, and what play has given: each item and badge once. */
export const avatarAndRewards: Migration = {
  name: '0013-avatar-and-rewards',
  async up(database) {
    const { text, integer, closing } = columnTypes(database);
    const learner = sql`learner_id ${text} not null references learner (id) on delete cascade`;
    const given = sql`quiz_time_id ${text} not null references quiz_time (id), granted_at ${integer} not null`;
    const steps = [
      sql`alter table avatar_item add column description ${text} not null default ''`,
      sql`alter table avatar_item add column unlocked_at ${text}`,
      sql`alter table avatar_item add column skin_images ${text} not null default '[]'`,
      sql`alter table avatar_item add column portraits ${text} not null default '[]'`,
      sql`alter table learner add column skin ${text} not null default 'skin_1'
        check (skin in ('skin_1', 'skin_2', 'skin_3'))`,
      sql`alter table learner add column top_item_id ${text}`,
      sql`alter table learner add column pants_item_id ${text}`,
      sql`alter table learner add column shoes_item_id ${text}`,
      sql`create table item_grant (
        ${learner}, item_id ${text} not null references avatar_item (id), ${given},
        primary key (learner_id, item_id)
      ) ${closing}`,
      // A badge belongs to a trail or a sub-trail: no single table to point to.
      sql`create table badge_grant (
        ${learner}, place_id ${text} not null, ${given}, primary key (learner_id, place_id)
      ) ${closing}`,
    ];
    for (const step of steps) await step.execute(database);
  },
};
