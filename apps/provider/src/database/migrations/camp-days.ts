import { sql } from 'kysely';
import { isPostgres } from '../executor.ts';
import { columnTypes, type Migration } from './migration.ts';

/** Adds the days on which a learner answered or read. Earlier days come from the answers, in UTC. */
export const campDays: Migration = {
  name: '0043-camp-days',
  up: async (transaction) => {
    const { text, integer, closing } = columnTypes(transaction);
    await sql`alter table learner add column time_zone ${text}`.execute(transaction);
    await sql`create table camp_day (
      learner_id ${text} not null references learner (id) on delete cascade, day ${text} not null,
      answered ${integer} not null check (answered in (0, 1)), read_ms ${integer} not null check (read_ms >= 0),
      primary key (learner_id, day)
    ) ${closing}`.execute(transaction);
    const day = isPostgres(transaction)
      ? sql`to_char(to_timestamp(submitted_at / 1000) at time zone 'UTC', 'YYYY-MM-DD')`
      : sql`strftime('%Y-%m-%d', submitted_at / 1000, 'unixepoch')`;
    await sql`insert into camp_day (learner_id, day, answered, read_ms)
      select learner_id, ${day}, 1, 0 from answer
      union select learner_id, ${day}, 1, 0 from endless_answer`.execute(transaction);
  },
};
