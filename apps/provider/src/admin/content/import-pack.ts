import { importContent } from '../../content-import/import-content.ts';
import { offeredPack } from '../../content-import/offered-pack.ts';
import { previewImport, type TableChange } from '../../content-import/preview-import.ts';
import { ContentError, type Pack } from '@sirah-trails/content-pack/model';
import { withInstance, type Instance } from '../instance.ts';
import { AdminError } from '../outcome.ts';
import type { Run } from '../program.ts';
import { readFolder } from './check-content.ts';

/** Brings the pack into the database. */
export const importPack: Run<object> = (admin) =>
  withInstance(admin, async (instance) => {
    const pack = await packOf(instance);
    const { id, version } = pack.metadata;
    const imported = await importContent(instance.database, pack, instance.clock.now());
    const text = imported
      ? `Version ${version} of "${id}" is imported. Restart the provider, so that it also takes colours and pictures.`
      : `Version ${version} of "${id}" is in the database already.`;
    return { data: { pack: id, version, imported }, text };
  });

/** Shows what an import would change. */
export const diffContent: Run<object> = (admin) =>
  withInstance(admin, async (instance) => {
    const pack = await packOf(instance);
    const changes = await previewImport(instance.database, pack, instance.clock.now());
    return { data: { pack: pack.metadata.id, changes }, text: textOf(changes) };
  });

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
