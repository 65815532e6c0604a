import { sql } from 'kysely';
import { columnTypes, type Migration } from './migration.ts';

/** Records the first use of a refreshed token. */
export const confirmedSessions: Migration = {
  name: '0037-confirmed-sessions',
  up: async (transaction) => {
    const { integer } = columnTypes(transaction);
    await sql`alter table session add column confirmed_at ${integer}`.execute(transaction);
  },
};
