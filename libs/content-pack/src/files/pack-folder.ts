import { createHash } from 'node:crypto';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A pack's files by their path inside the pack, with forward slashes. */
export type PackFolder = ReadonlyMap<string, Buffer>;

/**
 * Reads a pack into memory, sorted by path. Follows links, as in a Kubernetes ConfigMap. Throws the file system's error for an
 * unreadable folder or a broken link.
 */
export async function readPackFolder(directory: string): Promise<PackFolder> {
  const paths = (await listFiles(directory, '', new Set())).sort();
  const files = await Promise.all(
    paths.map(async (path) => [path, await readFile(join(directory, path))] as const),
  );
  return new Map(files);
}

/** Paths of the files in a folder, with forward slashes. `above`: real paths of the folders above, against circular links. */
async function listFiles(directory: string, folder: string, above: ReadonlySet<string>): Promise<string[]> {
  const real = await realpath(join(directory, folder));
  if (above.has(real)) return [];
  const names = (await readdir(real)).filter(belongsToPack);
  const listed = await Promise.all(
    names.map(async (name) => {
      const path = folder === '' ? name : `${folder}/${name}`;
      const entry = await stat(join(directory, path));
      if (entry.isDirectory()) return listFiles(directory, path, new Set([...above, real]));
      return entry.isFile() ? [path] : [];
    }),
  );
  return listed.flat();
}

/** Excludes files of editors and package managers. */
function belongsToPack(name: string): boolean {
  return !name.startsWith('.') && name !== 'node_modules';
}

/** SHA-256 in hex over the path and the bytes of every file. Includes lengths, so that concatenations cannot collide. */
export function hashPack(folder: PackFolder): string {
  const hash = createHash('sha256');
  for (const [path, bytes] of [...folder].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${path}\0${bytes.length}\0`);
    hash.update(bytes);
  }
  return hash.digest('hex');
}
