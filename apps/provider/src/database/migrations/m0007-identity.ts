import { sql } from 'kysely';
import { columnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

/** Sign-in with Google under way, and one-time codes on the way back to the browser. */
export const identity: Migration = {
  name: '0007-identity',
  async up(database) {
    const { text, integer, closing } = columnTypes(database);
    const steps = [
      sql`create table google_flow (
        state_hash ${text} primary key, browser_hash ${text} not null, sealed ${text} not null,
        expires_at ${integer} not null
      ) ${closing}`,
      sql`create index google_flow_age on google_flow (expires_at)`,
      sql`create table token_exchange (
        code_hash ${text} primary key, learner_id ${text} not null references learner (id) on delete cascade,
        email ${text} not null, challenge ${text} not null, expires_at ${integer} not null
      ) ${closing}`,
      sql`create index token_exchange_age on token_exchange (expires_at)`,
      sql`create index token_exchange_learner on token_exchange (learner_id)`,
    ];
    for (const step of steps) await step.execute(database);
  },
};
