import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BackupError } from '../../backup/backup-format.ts';
import { checkBackup, restoreBackup } from '../../backup/restore-backup.ts';
import { writeBackup } from '../../backup/write-backup.ts';
import type { Configuration } from '../../configuration/configuration.ts';
import { readConfiguration } from '../../configuration/read-configuration.ts';
import { databaseFile, openDatabase } from '../../database/open-database.ts';
import { confirm } from '../confirm.ts';
import { appliedMigrations } from '../instance.ts';
import { AdminError } from '../outcome.ts';
import type { Run } from '../program.ts';
import { withNamedPath } from '../with-named-path.ts';
import { backupName } from './backup.ts';

/** Restores a backup; the present data goes into a backup of its own first. */
export const restore: Run<object> = async (admin, { yes }, file) => {
  const { terminal, clock } = admin;
  const configuration = readConfiguration(admin.environment);
  const path = resolve(file ?? '');
  const { header, rows } = await refusing(
    () => checkBackup(path),
    (code) => `The file "${path}" cannot be read (${code}).`,
  );
  const created = header.createdAt.slice(0, 16).replace('T', ' ');
  const where = configuration.databaseUrl === null ? `"${configuration.dataDir}"` : 'the PostgreSQL database';
  await confirm(
    terminal,
    `The backup of ${created} UTC (${rows} rows) takes the place of everything in ${where}. Stop the provider first.`,
    yes,
  );
  const kept = await refusing(
    () => keepPresent(configuration, dirname(path), clock.now()),
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
  const saved = kept === null ? '' : ` What was there before is in ${kept}.`;
  return {
    data: { file: path, rows, before: kept },
    text: `${rows} rows are restored.${saved} Start the provider.`,
  };
};

/** Returns the file with the present data; null when there is none. */
async function keepPresent(
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

/** Reports a problem of the backup or its path to the volunteer; nothing was changed. */
async function refusing<Result>(work: () => Promise<Result>, say: (code: string) => string): Promise<Result> {
  try {
    return await withNamedPath(work, (code) => `${say(code)} Nothing was changed.`);
  } catch (cause) {
    if (!(cause instanceof BackupError)) throw cause;
    throw new AdminError(1, `${cause.message} Nothing was changed.`, { cause });
  }
}
