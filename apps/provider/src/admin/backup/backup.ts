import { resolve } from 'node:path';
import { writeBackup, type BackupSummary } from '../../backup/write-backup.ts';
import { withInstance } from '../instance.ts';
import type { Run } from '../program.ts';
import { withNamedPath } from '../with-named-path.ts';

/** Writes a backup beside the running provider. */
export const backup: Run<object> = (admin, _options, file) =>
  withInstance(admin, async ({ configuration, clock }) => {
    const now = clock.now();
    const path = resolve(file ?? backupName('backup', now));
    const summary = await withNamedPath(
      () => writeBackup(configuration, path, now),
      (code) => refusal(path, code),
    );
    return { data: { file: path, ...summary }, text: describe(path, summary) };
  });

/** A file name with the time, valid on every file system. `now` in epoch milliseconds. */
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
