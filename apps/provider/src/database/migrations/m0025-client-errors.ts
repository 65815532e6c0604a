import { sql } from 'kysely';
import { columnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

/** Crashes of the web app, counted by day. */
export const clientErrors: Migration = {
  name: '0025-client-errors',
  async up(database) {
    const { text, integer, closing } = columnTypes(database);
    await sql`create table client_error (
      day ${text} not null, code ${text} not null, route ${text} not null, build ${text} not null,
      reports ${integer} not null, last_at ${integer} not null, primary key (day, code, route, build)
    ) ${closing}`.execute(database);
  },
};
