import { sql } from 'kysely';
import { columnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

/** The first page of its book that a chapter asks about. */
export const pagesOfChapters: Migration = {
  name: '0029-pages-of-chapters',
  async up(database) {
    const { integer } = columnTypes(database);
    await sql`alter table chapter add column book_page ${integer}`.execute(database);
  },
};
