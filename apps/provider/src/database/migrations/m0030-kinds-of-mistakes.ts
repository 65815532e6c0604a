import { sql } from 'kysely';
import { columnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

/** What a learner says is wrong, and in which version of the content pack. */
export const kindsOfMistakes: Migration = {
  name: '0030-kinds-of-mistakes',
  async up(database) {
    const { text } = columnTypes(database);
    const steps = [
      sql`alter table mistake_report add column wrong ${text} not null default 'other'`,
      sql`alter table mistake_report add column content_version ${text} not null default ''`,
    ];
    for (const step of steps) await step.execute(database);
  },
};
