import { sql } from 'kysely';
import { columnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

/** A difficulty that leaves the pack goes like all other content: it is retired, and learners' results stay. */
export const retiredQuizTimes: Migration = {
  name: '0004-retired-quiz-times',
  async up(database) {
    const { integer } = columnTypes(database);
    await sql`alter table quiz_time add column retired ${integer} not null default 0 check (retired in (0, 1))`.execute(
      database,
    );
  },
};
