import { sql, type RawBuilder } from 'kysely';
import { columnTypes, type ColumnTypes } from '../column-types.ts';
import type { Migration } from './migration.ts';

/** What an account needs from sign-up to recovery: proof of the e-mail, consent, codes, limits, mails. */
export const accountLife: Migration = {
  name: '0005-account-life',
  async up(database) {
    const types = columnTypes(database);
    for (const step of [...optionalPassword(types), ...learnerColumns(types), ...tables(types)])
      await step.execute(database);
  },
};

/** The engines drop NOT NULL by different statements; replacing the column works on both. */
function optionalPassword({ text }: ColumnTypes): RawBuilder<unknown>[] {
  return [
    sql`alter table learner add column optional_hash ${text}`,
    sql`update learner set optional_hash = password_hash`,
    sql`alter table learner drop column password_hash`,
    sql`alter table learner rename column optional_hash to password_hash`,
  ];
}

function learnerColumns({ text, integer }: ColumnTypes): RawBuilder<unknown>[] {
  const columns = [
    sql`name_key ${text}`,
    sql`verified_at ${integer}`,
    sql`deactivated_at ${integer}`,
    sql`deactive_reason ${text}`,
    sql`consented_at ${integer}`,
    sql`consent_version ${text}`,
    sql`google_subject ${text}`,
    sql`hidden ${integer} not null default 0 check (hidden in (0, 1))`,
    sql`calm ${text} not null default '1' check (calm in ('1', '1.5', '2', 'none'))`,
    sql`last_seen_at ${integer}`,
  ];
  const key = (table: string) => sql`lower(replace(${sql.ref(`${table}.username`)}, ' ', ''))`;
  return [
    ...columns.map((column) => sql`alter table learner add column ${column}`),
    // Existing learners signed in before addresses were verified.
    sql`update learner set verified_at = joined_at, last_seen_at = joined_at`,
    // Of two learners with one name the first keeps the claim to it; both keep the name.
    sql`update learner set name_key = ${key('learner')} where not exists (
      select 1 from learner as other where ${key('other')} = ${key('learner')} and other.id < learner.id)`,
    sql`create unique index learner_name on learner (name_key)`,
    sql`create unique index learner_google on learner (google_subject)`,
  ];
}

function tables({ text, integer, closing }: ColumnTypes): RawBuilder<unknown>[] {
  const learner = sql`learner_id ${text} references learner (id) on delete cascade`;
  return [
    sql`create table one_time_code (
      purpose ${text} not null, email ${text} not null, ${learner}, code_hash ${text} not null,
      tries ${integer} not null check (tries between 0 and 5), created_at ${integer} not null,
      expires_at ${integer} not null, primary key (purpose, email)
    ) ${closing}`,
    sql`create index one_time_code_learner on one_time_code (learner_id)`,
    sql`create index one_time_code_age on one_time_code (created_at)`,
    sql`create table throttle (
      bucket ${text} not null, key_hash ${text} not null, turns ${text} not null, expires_at ${integer} not null,
      primary key (bucket, key_hash)
    ) ${closing}`,
    sql`create index throttle_age on throttle (expires_at)`,
    sql`create table mail (
      id ${text} primary key, kind ${text} not null, sealed ${text} not null, created_at ${integer} not null,
      expires_at ${integer} not null, next_try_at ${integer} not null, tries ${integer} not null,
      claimed_until ${integer}, failed_at ${integer}, last_error ${text}
    ) ${closing}`,
    sql`create index mail_due on mail (next_try_at) where failed_at is null`,
    sql`create table recovery_request (
      id ${text} primary key, ${learner}, message ${text} not null, created_at ${integer} not null,
      link_hash ${text} not null unique, link_expires_at ${integer} not null, confirmed_at ${integer},
      decided_at ${integer}, decision ${text} check (decision in ('approved', 'rejected')), note ${text}
    ) ${closing}`,
    sql`create index recovery_request_learner on recovery_request (learner_id)`,
    sql`create index recovery_request_open on recovery_request (created_at) where decided_at is null`,
    sql`create table call_key (
      key_hash ${text} primary key, operation ${text} not null, body_hash ${text} not null,
      outcome ${text} not null, created_at ${integer} not null
    ) ${closing}`,
    sql`create index call_key_age on call_key (created_at)`,
  ];
}
