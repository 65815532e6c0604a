import { sql } from 'kysely';
import { columnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

/** What a page holds beside its text, and how a book ends. */
export const partsOfPages: Migration = {
  name: '0032-parts-of-pages',
  async up(database) {
    const { integer } = columnTypes(database);
    await sql`alter table book add column quiet ${integer}`.execute(database);
    await sql`alter table book add column think_further text`.execute(database);
    for (const column of ['picture', 'question', 'simple'])
      await sql`alter table book_page add column ${sql.ref(column)} text`.execute(database);
  },
};
