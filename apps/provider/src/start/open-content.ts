import { ContentError, openPack, type OpenedPack, type Pack } from '@sirah-trails/content-pack';
import type { Configuration } from '../configuration/configuration.ts';
import { StartError } from '../configuration/start-error.ts';
import { offeredHash, offeredPack } from '../content-import/offered-pack.ts';

/**
 * Opens the content pack that the instance offers. Throws `StartError` when its folder cannot be read; reading the pack throws one
 * that lists every problem with its file and line.
 */
export async function openContent(configuration: Configuration): Promise<OpenedPack> {
  const { contentDir } = configuration;
  const opened = await open(contentDir);
  return {
    hash: offeredHash(opened.hash, configuration),
    read: () => offeredPack(checked(contentDir, opened), configuration),
  };
}

async function open(contentDir: string): Promise<OpenedPack> {
  try {
    return await openPack(contentDir);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason';
    const fix = 'Name the folder that holds pack.yaml.';
    throw new StartError(`CONTENT_DIR: the folder "${contentDir}" cannot be read (${code}). ${fix}`, {
      cause,
    });
  }
}

function checked(contentDir: string, { read }: OpenedPack): Pack {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    const count = cause.problems.length;
    const summary = `CONTENT_DIR: the pack in "${contentDir}" has ${count} problem${count === 1 ? '' : 's'}:`;
    throw new StartError(`${summary}\n${cause.message}`, { cause });
  }
}
