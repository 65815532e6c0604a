import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A pack's files by their path inside the pack, with forward slashes. */
export type PackFolder = ReadonlyMap<string, Buffer>;

/** Reads a pack into memory, sorted by path. Throws the file system's error for an unreadable folder. */
export async function readPackFolder(directory: string): Promise<PackFolder> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(belongsToPack)
    .sort();
  const files = await Promise.all(
    paths.map(async (path) => [path, await readFile(join(directory, path))] as const),
  );
  return new Map(files);
}

/** Files of editors and package managers. */
function belongsToPack(path: string): boolean {
  return !path.split('/').some((part) => part.startsWith('.') || part === 'node_modules');
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
