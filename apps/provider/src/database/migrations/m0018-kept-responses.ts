import { sql } from 'kysely';
import { columnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

/** Responses are kept in one table, with a session or without. Those that are kept already stay good. */
export const keptResponses: Migration = {
  name: '0018-kept-responses',
  async up(database) {
    const { text, integer, closing } = columnTypes(database);
    const steps = [
      sql`create table kept_response (
        scope ${text} not null, key ${text} not null,
        learner_id ${text} references learner (id) on delete cascade,
        operation ${text} not null, body_hash ${text} not null, response ${text} not null,
        created_at ${integer} not null, primary key (scope, key)
      ) ${closing}`,
      sql`insert into kept_response (scope, key, learner_id, operation, body_hash, response, created_at)
        select learner_id, key, learner_id, operation, body_hash, response, created_at from idempotency_key`,
      sql`insert into kept_response (scope, key, learner_id, operation, body_hash, response, created_at)
        select 'public', key_hash, learner_id, operation, body_hash, outcome, created_at from call_key`,
      sql`drop table idempotency_key`,
      sql`drop table call_key`,
      sql`create index kept_response_age on kept_response (created_at)`,
      sql`create index kept_response_learner on kept_response (learner_id)`,
    ];
    for (const step of steps) await step.execute(database);
  },
};
