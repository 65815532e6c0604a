import { sql } from 'kysely';
import { columnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

/** Learners' reports of mistakes in the content. */
export const mistakeReports: Migration = {
  name: '0008-mistake-reports',
  async up(database) {
    const { text, integer, closing } = columnTypes(database);
    const steps = [
      sql`create table mistake_report (
        id ${text} primary key, learner_id ${text} not null references learner (id) on delete cascade,
        about ${text} not null, content_id ${text} not null, message ${text} not null, created_at ${integer} not null
      ) ${closing}`,
      sql`create index mistake_report_learner on mistake_report (learner_id)`,
      sql`create index mistake_report_age on mistake_report (created_at)`,
    ];
    for (const step of steps) await step.execute(database);
  },
};
