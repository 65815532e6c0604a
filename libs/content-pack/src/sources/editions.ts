import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { SourcesFile } from '../schemas/source-schemas.ts';

/**
 * Compares the listed source texts with the files in `folder`, recursively, and returns a line for each other edition and for each
 * absent file. Rejects with the file system's error.
 */
export async function otherEditions(folder: string, listed: SourcesFile): Promise<string[]> {
  const paths = await readdir(folder, { recursive: true });
  const lines: string[] = [];
  for (const { file, from, sha256 } of listed) {
    const found = paths.filter((path) => basename(path) === file);
    if (found.length === 0) lines.push(`${file} is not in the folder: get it from ${from}`);
    for (const path of found) {
      const own = createHash('sha256')
        .update(await readFile(join(folder, path)))
        .digest('hex');
      if (own !== sha256)
        lines.push(`${path} is another edition (SHA-256 ${own}): get ${from} (SHA-256 ${sha256})`);
    }
  }
  return lines;
}
