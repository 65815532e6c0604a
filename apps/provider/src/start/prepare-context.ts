import type { Logger } from 'pino';
import type { Context } from '../app/context.ts';
import type { Clock } from '../clock/clock.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { importContent } from '../content-import/import-content.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { loadPack } from './load-pack.ts';
import { demoSignIn, seedDemo } from '../demo/seed-demo.ts';

/**
 * Opens the database, brings its schema and content up to date and seeds the demo where asked for.
 * Throws `StartError` with what the operator has to put right; then nothing stays open.
 */
export async function prepareContext(
  configuration: Configuration,
  clock: Clock,
  log: Logger,
): Promise<Context> {
  const pack = await loadPack(configuration.contentDir);
  const onLost = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  const database = await openDatabase(configuration, onLost);
  try {
    await migrate(database, clock.now());
    const imported = await importContent(database, pack);
    log.info({ pack: pack.metadata.id, version: pack.metadata.version, imported }, 'content is ready');
    if (configuration.demo) await seedDemo(database, clock.now());
    return { configuration, clock, log, database, demoSignIn: configuration.demo ? demoSignIn : null };
  } catch (error) {
    await database.destroy();
    throw error;
  }
}
