import { sql } from 'kysely';
import { columnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

/** The last spans of reading that were counted, so that queued reports count in any order. */
export const readingSpans: Migration = {
  name: '0022-reading-spans',
  async up(database) {
    const { text } = columnTypes(database);
    await sql`alter table reading_clock add column spans ${text} not null default '[]'`.execute(database);
  },
};
