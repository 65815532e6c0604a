import { sql } from 'kysely';
import { columnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

/** Where a learner has signed in: strangers' wrong guesses do not keep the learner out there. */
export const knownPlaces: Migration = {
  name: '0023-known-places',
  async up(database) {
    const { text, integer, closing } = columnTypes(database);
    const steps = [
      sql`create table known_place (
        learner_id ${text} not null references learner (id) on delete cascade, place_hash ${text} not null,
        expires_at ${integer} not null, primary key (learner_id, place_hash)
      ) ${closing}`,
      sql`create index known_place_age on known_place (expires_at)`,
    ];
    for (const step of steps) await step.execute(database);
  },
};
