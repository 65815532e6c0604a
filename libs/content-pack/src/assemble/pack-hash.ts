import { createHash } from 'node:crypto';
import type { PackFolder } from '../files/pack-folder.ts';

/** SHA-256 in hex over the path and the bytes of every file. Lengths are hashed too, so that no two packs run together. */
export function hashPack(folder: PackFolder): string {
  const hash = createHash('sha256');
  for (const [path, bytes] of [...folder].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${path}\0${bytes.length}\0`);
    hash.update(bytes);
  }
  return hash.digest('hex');
}
