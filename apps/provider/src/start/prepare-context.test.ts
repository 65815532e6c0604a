import { samplePack } from '@sirah-trails/content-pack/testing';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Pack } from '@sirah-trails/content-pack/model';
import { readConfiguration } from '../configuration/read-configuration.ts';
import { StartError } from '../configuration/start-error.ts';
import { createLogger } from '../logging/logger.ts';
import { eachDatabase } from '../testing/each-database.ts';
import type { TestPlace } from '../testing/test-databases.ts';
import { VirtualClock } from '../testing/virtual-clock.ts';
import { prepareContext } from './prepare-context.ts';

let pack: Pack;
beforeAll(async () => {
  pack = await samplePack();
});

const broken = () => {
  throw new StartError('CONTENT_DIR: the pack has 1 problem');
};

eachDatabase('content at start', (engine) => {
  it('skips the import of unchanged content, with the same result', async () => {
    const place = await engine.place();
    const read = vi.fn(() => pack);
    const first = await start(place, 'one', read);
    const second = await start(place, 'one', read);
    expect(read).toHaveBeenCalledOnce();
    expect(first.content).toEqual({
      pack: pack.metadata.id,
      version: pack.metadata.version,
      imported: true,
    });
    expect(second.content).toEqual({ ...first.content, imported: false });
    expect(second.shown).toEqual(first.shown);
    expect(second.shown).toMatchObject({ legal: pack.legal, theme: pack.theme });
    await place.drop();
  });

  it('imports changed content; problems stop the start and keep the old content', async () => {
    const place = await engine.place();
    const { shown } = await start(place, 'one', () => pack);
    await expect(start(place, 'two', broken)).rejects.toThrow(StartError);
    expect(await start(place, 'one', broken)).toMatchObject({ shown, content: { imported: false } });
    const metadata = { ...pack.metadata, version: '9.9.9' };
    const renewed = await start(place, 'two', () => ({ ...pack, metadata, hash: 'two' }));
    expect(renewed.content).toMatchObject({ version: '9.9.9', imported: true });
    expect(renewed.shown.about.content.version).toBe('9.9.9');
    await place.drop();
  });
});

async function start({ dataDir, databaseUrl }: TestPlace, hash: string, read: () => Pack) {
  const configuration = readConfiguration({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' });
  const log = createLogger('fatal', { write: () => undefined });
  const open = async () => ({ hash, read: () => ({ ...read(), hash }) });
  const { context, content } = await prepareContext(configuration, new VirtualClock(), log, { open });
  const { about, legal, theme, database } = context;
  await database.destroy();
  return { content, shown: { about, legal, theme } };
}
