import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Which question a run has open is known from its questions, so that opening one changes no run. */
export const openQuestions: Migration = {
  name: '0028-open-questions',
  async up(database) {
    await sql`alter table run drop column open_question_id`.execute(database);
  },
};
