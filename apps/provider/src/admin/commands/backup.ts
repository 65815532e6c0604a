import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BackupError } from '../../backup/backup-format.ts';
import { isInUse } from '../../backup/is-in-use.ts';
import { checkBackup, restoreBackup } from '../../backup/restore-backup.ts';
import { writeBackup, type BackupSummary } from '../../backup/write-backup.ts';
import type { Configuration } from '../../configuration/configuration.ts';
import { readConfiguration } from '../../configuration/read-configuration.ts';
import { readSetting, storeSetting } from '../../content-import/content-setting.ts';
import type { Executor } from '../../database/executor.ts';
import { databaseFile, openDatabase } from '../../database/open-database.ts';
import type { AdminCommand, CommonOptions } from '../kit/command.ts';
import { appliedMigrations, withInstance, type Admin } from '../kit/instance.ts';
import { withNamedPath } from '../kit/named-path.ts';
import { AdminError, type Outcome } from '../kit/outcome.ts';
import { confirm } from '../kit/terminal.ts';

const backup: AdminCommand = {
  name: 'backup',
  description: 'writes everything that learners have into one file; the provider may run',
  argument: ['[file]', 'a new file; without it one with the time in its name'],
  run: (admin, _options, file) =>
    withInstance(admin, async ({ configuration, clock, database }) => {
      const now = clock.now();
      const path = resolve(file ?? backupName('backup', now));
      const summary = await withNamedPath(
        () => writeBackup(configuration, path, now),
        (code) => refusal(path, code),
      );
      await storeSetting(database, lastBackupKey, String(now));
      return { data: { file: path, ...summary }, text: describe(path, summary) };
    }),
};

const restore: AdminCommand = {
  name: 'restore',
  description: 'puts the content of a backup in the place of everything; stop the provider first',
  argument: ['<file>', 'a file that backup has written, from either kind of database'],
  takes: 'yes',
  run: (admin, options, file = '') => restoreFile(admin, file, options),
};

const lastBackupKey = 'last_backup_at';

/** When `backup` was last done, in epoch milliseconds; null before the first time. */
export async function lastBackup(executor: Executor): Promise<number | null> {
  const value = await readSetting(executor, lastBackupKey);
  return value === null ? null : Number(value);
}

export const backupCommands: readonly AdminCommand[] = [backup, restore];

/** A file name with a timestamp, valid on every file system. `now` in epoch milliseconds. */
export function backupName(kind: string, now: number): string {
  return `sirah-trails-${kind}-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}.backup`;
}

function refusal(path: string, code: string): string {
  const fault = code === 'EEXIST' ? 'is there already' : `cannot be written (${code})`;
  return `"${path}" ${fault}. Name another file.`;
}

function describe(path: string, { rows, tables }: BackupSummary): string {
  return `${path}\n${rows} rows of ${tables} tables. It holds names and e-mail addresses of children: keep it safe, and delete it in time.`;
}

/** Backs up the current data, then restores a backup. */
async function restoreFile(admin: Admin, file: string, { yes }: CommonOptions): Promise<Outcome> {
  const { terminal, clock } = admin;
  const configuration = readConfiguration(admin.environment);
  const path = resolve(file);
  const { header, rows } = await refusing(
    () => checkBackup(path),
    (code) => `The file "${path}" cannot be read (${code}).`,
  );
  await refuseInUse(configuration);
  const created = header.createdAt.slice(0, 16).replace('T', ' ');
  const where = configuration.databaseUrl === null ? `"${configuration.dataDir}"` : 'the PostgreSQL database';
  await confirm(
    terminal,
    `The backup of ${created} UTC (${rows} rows) takes the place of everything in ${where}. Stop the provider first.`,
    yes,
  );
  // Somebody may have started the provider during the question.
  await refuseInUse(configuration);
  const saved = await refusing(
    () => backUpPresent(configuration, dirname(path), clock.now()),
    (code) =>
      `What is there now cannot be kept beside "${path}" (${code}). Copy that file into a folder that this user can write to.`,
  );
  const database = await openDatabase(configuration);
  try {
    await refusing(
      () => restoreBackup(database, configuration, path, clock.now()),
      (code) => `The restore was broken off (${code}).`,
    );
  } finally {
    await database.destroy();
  }
  const note = saved === null ? '' : ` What was there before is in ${saved}.`;
  return {
    data: { file: path, rows, before: saved },
    text: `${rows} rows are restored.${note} Start the provider.`,
  };
}

/** @throws {AdminError} while a provider or another admin command uses the data */
async function refuseInUse(configuration: Configuration): Promise<void> {
  if (!(await isInUse(configuration))) return;
  throw new AdminError(
    1,
    'The data is in use: stop the provider and other admin commands, then restore. Nothing was changed.',
  );
}

/** Writes the current data into a file and returns its path, or null for an empty instance. */
async function backUpPresent(
  configuration: Configuration,
  folder: string,
  now: number,
): Promise<string | null> {
  const { databaseUrl, dataDir } = configuration;
  if (databaseUrl === null && !existsSync(join(dataDir, databaseFile))) return null;
  const database = await openDatabase(configuration);
  try {
    if ((await appliedMigrations(database)).length === 0) return null;
  } finally {
    await database.destroy();
  }
  const path = join(folder, backupName('before-restore', now));
  await writeBackup(configuration, path, now);
  return path;
}

/** Turns a fault in the backup or its path into an `AdminError` with the note that nothing was changed. */
async function refusing<Result>(work: () => Promise<Result>, say: (code: string) => string): Promise<Result> {
  try {
    return await withNamedPath(work, (code) => `${say(code)} Nothing was changed.`);
  } catch (cause) {
    if (!(cause instanceof BackupError)) throw cause;
    throw new AdminError(1, `${cause.message} Nothing was changed.`, { cause });
  }
}
