import { sql, type Kysely } from 'kysely';
import type { Configuration } from '../../configuration/configuration.ts';
import { importedVersion } from '../../content-import/content-setting.ts';
import { isPostgres } from '../../database/executor.ts';
import { compareSchema, migrations } from '../../database/migrations/migrate.ts';
import type { Database } from '../../database/schema.ts';
import { appliedMigrations } from '../instance.ts';
import { ok, problem, warning, type Check } from './check.ts';
import { minute } from '../../kernel/time.ts';

/** Whether the schema is that of this version. */
export async function checkMigrations(
  database: Kysely<Database>,
  { databaseUrl }: Configuration,
): Promise<Check> {
  const applied = await appliedMigrations(database);
  const engine = databaseUrl === null ? 'the embedded database' : 'PostgreSQL';
  if (compareSchema(applied) === 'newer') {
    const fix = 'Put the newer version in place, or restore the backup made before the upgrade.';
    return problem('database', `${engine} was written by a newer version`, fix);
  }
  const missing = migrations.filter(({ name }) => !applied.includes(name)).length;
  if (missing > 0)
    return problem(
      'database',
      `${engine} lacks ${missing} steps of this version`,
      'Start the provider: it adds them.',
    );
  return ok('database', `${engine} answers and is up to date`);
}

export async function checkContent(database: Kysely<Database>): Promise<Check> {
  const hash = await importedVersion(database);
  return hash === null
    ? problem('imported', 'no content pack was imported yet', 'Start the provider, or run "content import".')
    : ok('imported', 'a content pack is in the database');
}

/** Mails that cannot be sent. `now` in epoch milliseconds. */
export async function checkOutbox(
  database: Kysely<Database>,
  _configuration: Configuration,
  now: number,
): Promise<Check> {
  const { given_up, late } = await database
    .selectFrom('mail')
    .select([
      sql<number>`count(case when failed_at is not null then 1 end)`.as('given_up'),
      sql<number>`count(case when failed_at is null and created_at < ${now - 10 * minute} then 1 end)`.as(
        'late',
      ),
    ])
    .executeTakeFirstOrThrow();
  const fix = 'Check SMTP_URL and MAIL_FROM, and that the mail server takes mails from this machine.';
  if (given_up > 0) return warning('mail', `could not be sent in the last days: ${given_up}`, fix);
  if (late > 0)
    return warning('mail', `waiting for more than 10 minutes: ${late}`, `Start the provider. ${fix}`);
  return ok('mail', 'no mail waits');
}

/** The clock of this machine against that of PostgreSQL, and against what was stored before. */
export async function checkClock(database: Kysely<Database>, now: number): Promise<Check> {
  const fix = 'Set the clock of the machine, and let it be kept by NTP.';
  if (isPostgres(database)) {
    const { rows } = await sql<{ now: number }>`select extract(epoch from now()) * 1000 as now`.execute(
      database,
    );
    const apart = Math.abs(now - (rows[0]?.now ?? now));
    if (apart > minute)
      return problem('clock', `${Math.round(apart / 1000)} s apart from the database's`, fix);
  }
  const { latest } = await database
    .selectFrom('learner')
    .select(sql<number | null>`max(joined_at)`.as('latest'))
    .executeTakeFirstOrThrow();
  if (latest !== null && latest > now + minute)
    return problem(
      'clock',
      `learners have joined after the present time, ${new Date(now).toISOString()}`,
      fix,
    );
  return ok('clock', `${new Date(now).toISOString().slice(0, 16).replace('T', ' ')} UTC`);
}
