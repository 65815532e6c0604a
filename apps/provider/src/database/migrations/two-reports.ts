import { sql } from 'kysely';
import { columnTypes, type Migration } from './migration.ts';

/** Stores the differences between sources at the end of a book. */
export const twoReports: Migration = {
  name: '0044-two-reports',
  up: async (transaction) => {
    const { text } = columnTypes(transaction);
    await sql`alter table book add column two_reports ${text}`.execute(transaction);
  },
};
