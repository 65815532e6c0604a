import { sql } from 'kysely';
import { columnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

/** What a run remembers of its open question: wrong answers, and the time that was given to read. */
export const readingTime: Migration = {
  name: '0020-reading-time',
  async up(database) {
    const { text, integer } = columnTypes(database);
    const columns = [
      sql`tried ${text} not null default '[]'`,
      sql`reading_until ${integer}`,
      sql`read_aloud ${integer} not null default 0 check (read_aloud in (0, 1))`,
    ];
    for (const column of columns) await sql`alter table run_question add column ${column}`.execute(database);
  },
};
