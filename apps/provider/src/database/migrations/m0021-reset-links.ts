import { sql } from 'kysely';
import { columnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

/** Links of reset mails, and attempts at a code counted apart for the browser that requested it. */
export const resetLinks: Migration = {
  name: '0021-reset-links',
  async up(database) {
    const { text, integer, closing } = columnTypes(database);
    const steps = [
      sql`alter table one_time_code add column asker ${text}`,
      sql`alter table one_time_code add column own_tries ${integer} not null default 0
        check (own_tries between 0 and 5)`,
      sql`create table reset_link (
        token_hash ${text} primary key, learner_id ${text} references learner (id) on delete cascade,
        expires_at ${integer} not null
      ) ${closing}`,
      sql`create index reset_link_learner on reset_link (learner_id)`,
      sql`create index reset_link_age on reset_link (expires_at)`,
    ];
    for (const step of steps) await step.execute(database);
  },
};
