import type { Logger } from 'pino';
import type { Context } from '../kernel/context.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Pack } from '@sirah-trails/content-pack';
import { Argon2PasswordHasher } from '../auth/password/password-hasher.ts';
import { StartError } from '../configuration/start-error.ts';
import { importContent } from '../content-import/import-content.ts';
import { explainDatabaseFault, isDatabaseFault } from '../database/database-fault.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { loadSecret } from '../secret/load-secret.ts';
import { openGoogle } from '../auth/identity/open-google.ts';
import { loadPack } from './load-pack.ts';
import { demoSignIn, seedDemo } from '../demo/seed-demo.ts';
import { showDemo } from '../demo/show-demo.ts';

/** What a start has made ready, and what there is to tell of it once the start has succeeded. */
export interface Prepared {
  readonly context: Context;
  readonly content: { readonly pack: string; readonly version: string; readonly imported: boolean };
}

/** Gives the content pack of a folder. */
export type ReadContent = (contentDir: string) => Promise<Pack>;

/**
 * Opens the database, brings its schema and content up to date and seeds the demo where asked for; elsewhere no board shows
 * what an earlier demo left.
 * Throws `StartError` with what the operator has to fix; then nothing stays open.
 */
export async function prepareContext(
  configuration: Configuration,
  clock: Clock,
  log: Logger,
  readContent: ReadContent = loadPack,
): Promise<Prepared> {
  const pack = await readContent(configuration.contentDir);
  const onLost = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  const database = await openDatabase(configuration, onLost);
  try {
    await migrate(database, clock.now());
    const imported = await importContent(database, pack, clock.now());
    const passwords = new Argon2PasswordHasher(configuration.passwordHashing);
    if (configuration.demo) await seedDemo(database, passwords, clock.now());
    await showDemo(database, configuration.demo);
    const content = { pack: pack.metadata.id, version: pack.metadata.version, imported };
    const context = {
      configuration,
      clock,
      log,
      database,
      legal: pack.legal,
      theme: pack.theme,
      secret: await loadSecret(database, configuration),
      passwords,
      google: await openGoogle(configuration),
      demoSignIn: configuration.demo ? demoSignIn : null,
    };
    return { context, content };
  } catch (cause) {
    await database.destroy();
    if (!isDatabaseFault(cause)) throw cause;
    throw new StartError(explainDatabaseFault(configuration, cause), { cause });
  }
}
