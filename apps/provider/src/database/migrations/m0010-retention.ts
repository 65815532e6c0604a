import { sql } from 'kysely';
import { columnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

/** When each job is due next, for all processes together; and indexes to find old rows. */
export const retention: Migration = {
  name: '0010-retention',
  async up(database) {
    const { text, integer, closing } = columnTypes(database);
    const steps = [
      sql`create table job (name ${text} primary key, due_at ${integer} not null) ${closing}`,
      sql`create index idempotency_key_age on idempotency_key (created_at)`,
      sql`create index session_idle on session (rotated_at)`,
      sql`create index session_age on session (created_at)`,
      sql`create index session_revoked on session (revoked_at) where revoked_at is not null`,
      sql`create index mail_age on mail (created_at)`,
      sql`create index learner_unverified on learner (joined_at) where verified_at is null`,
      sql`create index learner_seen on learner (last_seen_at)`,
    ];
    for (const step of steps) await step.execute(database);
  },
};
