import { sql } from 'kysely';
import { columnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

/** What administrators have corrected of learners. */
export const corrections: Migration = {
  name: '0026-corrections',
  async up(database) {
    const { text, integer, closing } = columnTypes(database);
    await sql`create table correction (
      id ${text} primary key, learner_id ${text} not null references learner (id) on delete cascade,
      field ${text} not null, old_value ${text}, new_value ${text} not null, made_by ${text} not null,
      made_at ${integer} not null
    ) ${closing}`.execute(database);
    await sql`create index correction_learner on correction (learner_id)`.execute(database);
  },
};
