import { sql } from 'kysely';
import { columnTypes, type Migration } from './migration.ts';

/** Adds the closing sentence of a chapter, and its last page in the book. */
export const learntSentences: Migration = {
  name: '0042-learnt-sentences',
  up: async (transaction) => {
    const { text, integer } = columnTypes(transaction);
    await sql`alter table chapter add column learnt ${text}`.execute(transaction);
    await sql`alter table chapter add column last_book_page ${integer}`.execute(transaction);
  },
};
