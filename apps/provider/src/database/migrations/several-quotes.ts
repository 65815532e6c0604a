import { sql } from 'kysely';
import { columnTypes, type Migration } from './migration.ts';

/** Allows several quotes of a world for a moment of play. */
export const severalQuotes: Migration = {
  name: '0040-several-quotes',
  up: async (transaction) => {
    const { text, integer, closing } = columnTypes(transaction);
    const steps = [
      sql`create table quote_in_turn (
        trail_id ${text} not null references trail (id), type ${text} not null, position ${integer} not null default 0,
        image ${text}, title ${text} not null, description ${text} not null, primary key (trail_id, type, position)
      ) ${closing}`,
      sql`insert into quote_in_turn (trail_id, type, image, title, description)
        select trail_id, type, image, title, description from quote`,
      sql`drop table quote`,
      sql`alter table quote_in_turn rename to quote`,
    ];
    for (const step of steps) await step.execute(transaction);
  },
};
