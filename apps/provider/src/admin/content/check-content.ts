import { ContentError, describePack, type Pack, readPack } from '@sirah-trails/content-pack';
import { readConfiguration } from '../../configuration/read-configuration.ts';
import type { Run } from '../program.ts';
import { withNamedPath } from '../with-named-path.ts';

/** Checks a pack; code 1 when it has problems. */
export const checkContent: Run<object> = async ({ environment }, _options, folder) => {
  const directory = folder ?? readConfiguration(environment).contentDir;
  try {
    const pack = await readFolder(directory);
    return { data: { pack: pack.metadata.id, problems: [] }, text: describePack(pack) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const { problems, message } = error;
    const count = `${problems.length} problem${problems.length === 1 ? '' : 's'} in "${directory}".`;
    return { data: { problems }, text: `${message}\n\n${count}`, code: 1 };
  }
};

/** The pack of a folder. Throws `AdminError` when the folder cannot be read, `ContentError` with its problems. */
export function readFolder(directory: string): Promise<Pack> {
  return withNamedPath(
    () => readPack(directory),
    (code) => `The folder "${directory}" cannot be read (${code}).`,
  );
}
