import { resolve } from 'node:path';
import { BackupError } from '../../backup/backup-format.ts';
import { writeBackup, type BackupSummary } from '../../backup/write-backup.ts';
import { withInstance } from '../instance.ts';
import { AdminError } from '../outcome.ts';
import type { Run } from '../program.ts';

/** Writes a backup beside the running provider. */
export const backup: Run<object> = (admin, _options, file) =>
  withInstance(admin, async ({ configuration, clock }) => {
    const now = clock.now();
    const path = resolve(file ?? backupName('backup', now));
    const summary = await written(() => writeBackup(configuration, path, now), path);
    return { data: { file: path, ...summary }, text: describe(path, summary) };
  });

/** A name that says when, fit for every file system. `now` in epoch milliseconds. */
export function backupName(kind: string, now: number): string {
  return `sirah-trails-${kind}-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}.backup`;
}

/** Turns what can go wrong with a file into what the volunteer can do. */
export async function written<Result>(work: () => Promise<Result>, path: string): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof BackupError) throw new AdminError(1, cause.message, { cause });
    if (!(cause instanceof Error && 'syscall' in cause && 'code' in cause)) throw cause;
    throw new AdminError(2, `"${path}" cannot be written (${String(cause.code)}). Name another file.`, {
      cause,
    });
  }
}

function describe(path: string, { rows, tables }: BackupSummary): string {
  return `${path}\n${rows} rows of ${tables} tables. It holds names and e-mail addresses of children: keep it safe, and delete it in time.`;
}
