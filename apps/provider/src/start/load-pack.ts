import { StartError } from '../configuration/start-error.ts';
import { ContentError, type Pack, readPack } from '@sirah-trails/content-pack';

/** The content pack of the folder. Throws `StartError` that lists every problem with its file and line. */
export async function loadPack(contentDir: string): Promise<Pack> {
  try {
    return await readPack(contentDir);
  } catch (cause) {
    if (cause instanceof ContentError) {
      const count = cause.problems.length;
      const summary = `CONTENT_DIR: the pack in "${contentDir}" has ${count} problem${count === 1 ? '' : 's'}:`;
      throw new StartError(`${summary}\n${cause.message}`, { cause });
    }
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason';
    const fix = 'Name the folder that holds pack.yaml.';
    throw new StartError(`CONTENT_DIR: the folder "${contentDir}" cannot be read (${code}). ${fix}`, {
      cause,
    });
  }
}
