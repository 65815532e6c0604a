import { sql } from 'kysely';
import { columnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

/** What a game remembers of its open question: the time that was given to hear it. */
export const timeToHearInGames: Migration = {
  name: '0034-time-to-hear-in-games',
  async up(database) {
    const { integer } = columnTypes(database);
    const columns = [
      sql`reading_until ${integer}`,
      sql`read_aloud ${integer} not null default 0 check (read_aloud in (0, 1))`,
    ];
    for (const column of columns) await sql`alter table endless_run add column ${column}`.execute(database);
  },
};
