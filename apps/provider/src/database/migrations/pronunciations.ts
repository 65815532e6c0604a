import { sql } from 'kysely';
import { columnTypes, type Migration } from './migration.ts';

/** Stores the pronunciations of people and terms. */
export const pronunciations: Migration = {
  name: '0041-pronunciations',
  up: async (transaction) => {
    const { text } = columnTypes(transaction);
    for (const table of ['person', 'glossary_entry'])
      await sql`alter table ${sql.table(table)} add column say ${text}`.execute(transaction);
  },
};
