import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The best game of a learner is found without reading the others. */
export const bestGame: Migration = {
  name: '0019-best-game',
  async up(database) {
    await sql`create index endless_run_best on endless_run (learner_id, score)`.execute(database);
  },
};
