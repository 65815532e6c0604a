import { sql } from 'kysely';
import { columnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

export const feedback: Migration = {
  name: '0009-feedback',
  async up(database) {
    const { text, integer, closing } = columnTypes(database);
    const tables = [
      sql`create table feedback (
        id ${text} primary key, learner_id ${text} not null references learner (id) on delete cascade,
        subject ${text} not null, description ${text} not null, created_at ${integer} not null
      ) ${closing}`,
      sql`create index feedback_learner on feedback (learner_id)`,
      sql`create index feedback_time on feedback (created_at, id)`,
      sql`create table feedback_attachment (
        feedback_id ${text} primary key references feedback (id) on delete cascade,
        picture ${text} not null, created_at ${integer} not null
      ) ${closing}`,
      sql`create index feedback_attachment_time on feedback_attachment (created_at)`,
    ];
    for (const table of tables) await table.execute(database);
  },
};
