import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of the programs that is installed, with its path. */
export function installed(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}
