import { sql } from 'kysely';
import { columnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

/** How mistakes stood at their last review. */
export const reviews: Migration = {
  name: '0033-reviews',
  async up(database) {
    const { text, integer, closing } = columnTypes(database);
    await sql`create table review (
      learner_id ${text} not null references learner (id) on delete cascade,
      question_id ${text} not null references question (id),
      step ${integer} not null check (step >= 0), reviewed_at ${integer} not null,
      primary key (learner_id, question_id)
    ) ${closing}`.execute(database);
  },
};
