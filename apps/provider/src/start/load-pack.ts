import { StartError } from '../configuration/start-error.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { offeredPack } from '../content-import/offered-pack.ts';
import { ContentError, type Pack, readPack } from '@sirah-trails/content-pack';

/** The content pack that the instance offers. Throws `StartError` that lists every problem with its file and line. */
export async function loadPack(configuration: Configuration): Promise<Pack> {
  const { contentDir } = configuration;
  try {
    return offeredPack(await readPack(contentDir), configuration);
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
