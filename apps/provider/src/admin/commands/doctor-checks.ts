import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import type { Configuration } from '../../configuration/configuration.ts';
import { ContentError, describePack } from '@sirah-trails/content-pack';
import { AdminError } from '../kit/outcome.ts';
import { readFolder } from './content.ts';
import { sql, type Kysely } from 'kysely';
import { importedVersion } from '../../content-import/content-setting.ts';
import { isPostgres } from '../../database/executor.ts';
import { compareSchema, migrations } from '../../database/migrations/migrate.ts';
import type { Database } from '../../database/schema.ts';
import { appliedMigrations } from '../kit/instance.ts';
import { lastBackup } from './backup.ts';
import { ok, problem, warning, type Check } from './check.ts';
import { misspeltVariables } from '../../configuration/misspelt-variables.ts';
import { day, hour, minute } from '../../kernel/time.ts';

const gigabyte = 1024 ** 3;
const leastFree = 0.5;
const comfortable = 2;

/** Checks the variables as a whole. */
export function checkProduction({ production, publicUrl, databaseUrl }: Configuration): Check {
  const engine = databaseUrl === null ? 'the embedded database' : 'PostgreSQL';
  const finding = `${production ? 'production' : 'development'}, ${engine}, ${publicUrl}`;
  if (!production)
    return warning('variables', finding, 'For real learners set NODE_ENV=production before you start.');
  if (!publicUrl.startsWith('https:'))
    return warning('variables', finding, 'Set PUBLIC_URL to the https: address that learners open.');
  return ok('variables', finding);
}

/** Names the unknown variables that are probably misspelt. */
export function checkNames(environment: Readonly<Record<string, string | undefined>>): Check[] {
  return misspeltVariables(environment).map(({ name, similar }) =>
    warning('variables', `${name} is unknown and has no effect`, `Did you mean ${similar}?`),
  );
}

/** Checks that somebody hears of requests and messages. */
export function checkStaff({ production, staffEmails }: Configuration): Check[] {
  if (!production || staffEmails.length > 0) return [];
  const fix = 'Set STAFF_EMAIL to the addresses of the people who decide and read.';
  return [warning('staff', 'nobody gets a mail when a request or a message waits', fix)];
}

/** Checks access to the content and data folders. */
export async function checkFolders({ dataDir, databaseUrl, contentDir }: Configuration): Promise<Check[]> {
  const content = await reach(
    'content',
    contentDir,
    constants.R_OK,
    'Set CONTENT_DIR to the folder of pack.yaml.',
  );
  if (databaseUrl !== null) return [content];
  const fix = 'Set DATA_DIR to the folder of the provider, and run as the user who owns it.';
  return [content, await reach('data', dataDir, constants.R_OK | constants.W_OK, fix)];
}

async function reach(name: string, folder: string, mode: number, fix: string): Promise<Check> {
  try {
    await access(folder, mode);
    return ok(name, folder);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason';
    return problem(name, `"${folder}" cannot be used (${code})`, fix);
  }
}

/** Checks the free disk space of the embedded database. */
export async function checkDisk({ dataDir, databaseUrl }: Configuration): Promise<Check> {
  if (databaseUrl !== null) return ok('disk', 'is the business of PostgreSQL');
  const found = await statfs(dataDir).catch(() => null);
  if (!found) return warning('disk', 'its free space cannot be read', 'Look at it in another way.');
  const free = (found.bavail * found.bsize) / gigabyte;
  const finding = `${free.toFixed(1)} GB free`;
  const fix = 'Make room: delete old backups and logs, or take a larger disk.';
  if (free < leastFree) return problem('disk', finding, fix);
  return free < comfortable ? warning('disk', finding, fix) : ok('disk', finding);
}

/** Checks the pack for the next start. */
export async function checkPack({ contentDir }: Configuration): Promise<Check> {
  try {
    return ok('pack', describePack(await readFolder(contentDir)));
  } catch (error) {
    if (error instanceof AdminError) return problem('pack', error.message, 'Correct CONTENT_DIR.');
    if (!(error instanceof ContentError)) throw error;
    const finding = `${error.problems.length} problems`;
    return problem('pack', finding, 'Run "content check": it names each with its file and line.');
  }
}

/** Checks for pending and unknown migrations. */
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

/** Checks for undelivered mails. `now` in epoch milliseconds. */
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

/** Age of a nightly backup, with room for a late night. */
const oldBackup = 36 * hour;

/** Checks the age of the last backup by `admin backup`. `now` in epoch milliseconds. */
export async function checkBackup(database: Kysely<Database>, now: number): Promise<Check> {
  const last = await lastBackup(database);
  const fix = 'Run "backup" every night, unless another program backs up the database.';
  if (last === null) return warning('backup', 'none was made yet', fix);
  const age = now - last;
  const finding = age < 2 * day ? `${Math.round(age / hour)} hours old` : `${Math.round(age / day)} days old`;
  return age > oldBackup ? warning('backup', finding, fix) : ok('backup', finding);
}

/** Compares the machine's clock with PostgreSQL's and with stored timestamps. */
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
