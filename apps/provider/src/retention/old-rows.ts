import { sql, type RawBuilder } from 'kysely';
import { retentionRules as rules } from './retention-rules.ts';

export interface OldRows {
  readonly table: string;
  readonly key: readonly string[];
  readonly where: RawBuilder<unknown>;
}

/** Expired rows by table. `now` in epoch milliseconds. */
export function oldRows(now: number): readonly OldRows[] {
  const since = (age: number) => now - age;
  return [
    {
      table: 'learner',
      key: ['id'],
      where: sql`verified_at is null and demo = 0 and joined_at <= ${since(rules.unverifiedLearner)}`,
    },
    {
      table: 'one_time_code',
      key: ['purpose', 'email'],
      where: sql`created_at <= ${since(rules.oneTimeCode)}`,
    },
    {
      table: 'kept_response',
      key: ['scope', 'key'],
      where: sql`created_at <= ${since(rules.idempotencyKey)}`,
    },
    { table: 'google_flow', key: ['state_hash'], where: sql`expires_at <= ${now}` },
    { table: 'known_place', key: ['learner_id', 'place_hash'], where: sql`expires_at <= ${now}` },
    { table: 'reset_link', key: ['token_hash'], where: sql`expires_at <= ${now}` },
    { table: 'token_exchange', key: ['code_hash'], where: sql`expires_at <= ${now}` },
    { table: 'throttle', key: ['bucket', 'key_hash'], where: sql`expires_at <= ${now}` },
    { table: 'mail', key: ['id'], where: sql`created_at <= ${since(rules.mail)}` },
    { table: 'session', key: ['id'], where: sql`rotated_at <= ${since(rules.idleSession)}` },
    { table: 'session', key: ['id'], where: sql`created_at <= ${since(rules.session)}` },
    { table: 'session', key: ['id'], where: sql`revoked_at <= ${since(rules.revokedSession)}` },
    {
      table: 'feedback_attachment',
      key: ['feedback_id'],
      where: sql`created_at <= ${since(rules.attachment)}`,
    },
    { table: 'feedback', key: ['id'], where: sql`created_at <= ${since(rules.feedback)}` },
    { table: 'mistake_report', key: ['id'], where: sql`created_at <= ${since(rules.feedback)}` },
    {
      table: 'client_error',
      key: ['day', 'code', 'route', 'build'],
      where: sql`last_at <= ${since(rules.clientError)}`,
    },
    {
      table: 'recovery_request',
      key: ['id'],
      where: sql`decided_at <= ${since(rules.decidedRequest)} or created_at <= ${since(rules.undecidedRequest)}
        or (confirmed_at is null and decided_at is null and link_expires_at <= ${now})`,
    },
  ];
}
