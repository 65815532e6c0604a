import { sql } from 'kysely';
import { columnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

/** Recordings of books and of single pages; null where there is none. */
export const audio: Migration = {
  name: '0017-audio',
  async up(database) {
    const { text } = columnTypes(database);
    for (const table of ['book', 'book_page'])
      await sql`alter table ${sql.table(table)} add column audio ${text}`.execute(database);
  },
};
