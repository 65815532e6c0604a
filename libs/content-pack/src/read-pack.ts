import { assemblePack } from './assemble/assemble-pack.ts';
import { readPackFiles } from './files/pack-files.ts';
import { hashPack, type PackFolder, readPackFolder } from './files/pack-folder.ts';
import type { Pack } from './model/pack.ts';
import { ContentError } from './model/problem.ts';
import { checkPack } from './rules/check-pack.ts';

/** A pack in memory: hashed, but not parsed yet. */
export interface OpenedPack {
  /** SHA-256 over every file. */
  readonly hash: string;
  /** Checks and renders the pack; takes seconds for a large pack. Throws a `ContentError` with every problem. */
  readonly read: () => Pack;
}

/** Opens the pack in `directory`. Throws the file system's error for an unreadable folder. */
export async function openPack(directory: string): Promise<OpenedPack> {
  const folder = await readPackFolder(directory);
  return { hash: hashPack(folder), read: () => packFromFolder(folder) };
}

/** Opens and reads the pack in `directory`. Throws the errors of both steps. */
export async function readPack(directory: string): Promise<Pack> {
  const { read } = await openPack(directory);
  return read();
}

/** Checks and renders a pack in memory. Throws `ContentError`. */
export function packFromFolder(folder: PackFolder): Pack {
  const { files, problems } = readPackFiles(folder);
  const found = [...problems, ...checkPack(files, problems.length === 0)];
  if (found.length > 0) throw new ContentError(found);
  return assemblePack(files);
}
