import { sql } from 'kysely';
import { columnTypes, type Migration } from './migration.ts';

/** Stores whether the learner sends the pairs of a match-up by Check. */
export const pairsByCheck: Migration = {
  name: '0045-pairs-by-check',
  up: async (transaction) => {
    const { integer } = columnTypes(transaction);
    await sql`alter table learner add column pairs_by_check ${integer}`.execute(transaction);
  },
};
