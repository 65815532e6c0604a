import { sql } from 'kysely';
import { columnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

/** The link beside a mailed code; waiting mails and kept calls go with the account that they are about. */
export const linksAndOwners: Migration = {
  name: '0015-links-and-owners',
  async up(database) {
    const { text } = columnTypes(database);
    const learner = sql`learner_id ${text} references learner (id) on delete cascade`;
    const steps = [
      sql`alter table one_time_code add column link_hash ${text}`,
      sql`alter table one_time_code add column challenge ${text}`,
      sql`create unique index one_time_code_link on one_time_code (link_hash)`,
      sql`alter table mail add column ${learner}`,
      sql`create index mail_learner on mail (learner_id)`,
      sql`alter table call_key add column ${learner}`,
      sql`create index call_key_learner on call_key (learner_id)`,
    ];
    for (const step of steps) await step.execute(database);
  },
};
