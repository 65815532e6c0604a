import { sql } from 'kysely';
import { columnTypes, type Migration } from './migration.ts';

/** Counts the retention rounds in a row that found a learner idle. */
export const idleLearners: Migration = {
  name: '0038-idle-learners',
  up: async (transaction) => {
    const { integer } = columnTypes(transaction);
    await sql`alter table learner add column idle_rounds ${integer} not null default 0`.execute(transaction);
  },
};
