import { ContentError, describePack, readPack, type Pack } from '@sirah-trails/content-pack';
import { readConfiguration } from '../../configuration/read-configuration.ts';
import { importContent } from '../../content-import/import-content.ts';
import { offeredPack } from '../../content-import/offered-pack.ts';
import { previewImport, type TableChange } from '../../content-import/preview-import.ts';
import type { AdminCommand, CommandGroup } from '../kit/command.ts';
import { withInstance, type Instance } from '../kit/instance.ts';
import { withNamedPath } from '../kit/named-path.ts';
import { AdminError } from '../kit/outcome.ts';

const checkContent: AdminCommand = {
  name: 'check',
  description: 'checks the pack against its rules; changes nothing',
  argument: ['[folder]', 'another pack than that of CONTENT_DIR'],
  run: async ({ environment }, _options, folder) => {
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
  },
};

const diffContent: AdminCommand = {
  name: 'diff',
  description: 'shows what an import would change; changes nothing',
  run: (admin) =>
    withInstance(admin, async (instance) => {
      const pack = await packOf(instance);
      const changes = await previewImport(instance.database, pack, instance.clock.now());
      return { data: { pack: pack.metadata.id, changes }, text: textOf(changes) };
    }),
};

const importPack: AdminCommand = {
  name: 'import',
  description: 'brings the pack into the database, as each start of the provider does',
  run: (admin) =>
    withInstance(admin, async (instance) => {
      const pack = await packOf(instance);
      const { id, version } = pack.metadata;
      const imported = await importContent(instance.database, pack, instance.clock.now());
      const text = imported
        ? `Version ${version} of "${id}" is imported. Restart the provider, so that it also takes colours and pictures.`
        : `Version ${version} of "${id}" is in the database already.`;
      return { data: { pack: id, version, imported }, text };
    }),
};

export const contentCommands: CommandGroup = {
  name: 'content',
  description: 'looks after the content pack of CONTENT_DIR',
  commands: [checkContent, diffContent, importPack],
};

/**
 * Reads a pack.
 * @throws {AdminError} for an unreadable folder; {ContentError} lists the problems.
 */
export function readFolder(directory: string): Promise<Pack> {
  return withNamedPath(
    () => readPack(directory),
    (code) => `The folder "${directory}" cannot be read (${code}).`,
  );
}

async function packOf({ configuration }: Instance): Promise<Pack> {
  try {
    return offeredPack(await readFolder(configuration.contentDir), configuration);
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    throw new AdminError(1, `${cause.message}\n\nNothing was changed. Correct the pack first.`, { cause });
  }
}

function textOf(changes: readonly TableChange[]): string {
  const lines = changes.flatMap(({ table, ...kinds }) =>
    (['added', 'changed', 'retired'] as const).flatMap((kind) =>
      kinds[kind].map((id) => `${kind.padEnd(8)} ${table} ${id}`),
    ),
  );
  return lines.length === 0 ? 'The database holds what the pack says.' : lines.join('\n');
}
