import { assemblePack } from './assemble/assemble-pack.ts';
import { checkPack } from './rules/check-pack.ts';
import { ContentError } from './content-error.ts';
import type { Pack } from './pack.ts';
import { readPackFolder, type PackFolder } from './files/pack-folder.ts';
import { readPackFiles } from './files/pack-files.ts';

/**
 * Reads, checks and renders the content pack in `directory`.
 * Throws one `ContentError` that lists every problem, or the file system's error when the folder cannot be read.
 */
export async function readPack(directory: string): Promise<Pack> {
  return packFromFolder(await readPackFolder(directory));
}

/** Checks and renders a pack that is in memory already. Throws `ContentError`. */
export function packFromFolder(folder: PackFolder): Pack {
  const { files, problems } = readPackFiles(folder);
  const found = [...problems, ...checkPack(files, problems.length === 0)];
  if (found.length > 0) throw new ContentError(found);
  return assemblePack(files);
}
