import { sql } from 'kysely';
import { columnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

export const accounts: Migration = {
  name: '0001-accounts',
  async up(database) {
    const { text, integer, closing } = columnTypes(database);
    const tables = [
      sql`create table setting (key ${text} primary key, value ${text} not null) ${closing}`,
      sql`create table learner (
        id ${text} primary key, email ${text} not null unique, password_hash ${text} not null,
        username ${text} not null, first_name ${text}, last_name ${text}, age ${text}, gender ${text},
        head_item_id ${text} not null, joined_at ${integer} not null,
        demo ${integer} not null check (demo in (0, 1))
      ) ${closing}`,
      sql`create table session (
        id ${text} primary key, learner_id ${text} not null references learner (id) on delete cascade,
        token_hash ${text} not null, previous_token_hash ${text}, sealed_token ${text},
        created_at ${integer} not null, rotated_at ${integer} not null, revoked_at ${integer}
      ) ${closing}`,
      sql`create index session_learner on session (learner_id)`,
      sql`create table idempotency_key (
        learner_id ${text} not null references learner (id) on delete cascade, key ${text} not null,
        operation ${text} not null, body_hash ${text} not null, status ${integer} not null,
        response ${text} not null, created_at ${integer} not null, primary key (learner_id, key)
      ) ${closing}`,
    ];
    for (const table of tables) await table.execute(database);
  },
};
