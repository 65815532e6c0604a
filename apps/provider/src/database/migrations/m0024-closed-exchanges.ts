import { sql } from 'kysely';
import { columnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

/** One-time codes that tell a learner why the account is closed. */
export const closedExchanges: Migration = {
  name: '0024-closed-exchanges',
  async up(database) {
    const { integer } = columnTypes(database);
    await sql`alter table token_exchange add column closed ${integer} not null default 0
      check (closed in (0, 1))`.execute(database);
  },
};
