import { ContentError, type OpenedPack, openPack, type Pack } from '@sirah-trails/content-pack';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { openGoogle } from '../auth/google/google-client.ts';
import { Argon2PasswordHasher } from '../auth/password/password-hasher.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { StartError } from '../configuration/start-error.ts';
import { importedVersion } from '../content-import/content-setting.ts';
import { importContent, isVersionOf } from '../content-import/import-content.ts';
import { offeredHash, offeredPack } from '../content-import/offered-pack.ts';
import { readShown } from '../content-import/shown-content.ts';
import { explainDatabaseFault, isDatabaseFault } from '../database/database-fault.ts';
import { migrate } from '../database/migrations/migrate.ts';
import { openDatabase, withLimits } from '../database/open-database.ts';
import { servingLimits } from '../database/postgres-dialect.ts';
import type { Database } from '../database/schema.ts';
import { demoSignIn, seedDemo } from '../demo/seed-demo.ts';
import { showDemo } from '../demo/show-demo.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Context } from '../kernel/context.ts';
import type { PasswordHasher } from '../kernel/password-hasher.ts';
import { WriteLimits } from '../kernel/write-limits.ts';
import { loadSecret } from '../secret/load-secret.ts';

/** Result of prepareContext(), with details to log after a successful start. */
interface Prepared {
  readonly context: Context;
  readonly content: { readonly pack: string; readonly version: string; readonly imported: boolean };
}

/** Dependencies that tests replace. */
export interface Replaced {
  /** Opens the content pack; defaults to the configured folder. */
  readonly open?: ((configuration: Configuration) => Promise<OpenedPack>) | undefined;
  /** Defaults to the configured cost. */
  readonly passwords?: PasswordHasher | undefined;
}

/** High, because a class shares an address. */
const visitorCallsPerHour = 3000;

/**
 * Migrates the database, imports the content, and seeds the demo or hides an earlier demo's learners. Only
 * then opens the database with statement timeouts. Closes everything on failure.
 * @throws {StartError} with the fix for the operator
 */
export async function prepareContext(
  configuration: Configuration,
  clock: Clock,
  log: Logger,
  { open = openContent, passwords = new Argon2PasswordHasher(configuration.passwordHashing) }: Replaced = {},
): Promise<Prepared> {
  const pack = await open(configuration);
  const patient = await openDatabase(configuration);
  const imported = await closingOnFault(configuration, patient, () =>
    bringUpToDate(patient, configuration, pack, passwords, clock.now()),
  );
  const onLost = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  const database = await withLimits(patient, configuration, { onLost, limits: servingLimits });
  return closingOnFault(configuration, database, async (): Promise<Prepared> => {
    const { pack: id, version, about, language, legal, theme } = await readShown(database);
    const context: Context = {
      ...{ configuration, clock, log, database, about, language, legal, theme },
      secret: await loadSecret(database, configuration),
      writes: new WriteLimits(configuration.writesPerHour),
      visitors: new WriteLimits(visitorCallsPerHour),
      passwords,
      google: await openGoogle(configuration),
      demoSignIn: configuration.demo ? demoSignIn : null,
    };
    return { context, content: { pack: id, version, imported } };
  });
}

/** Updates schema, content and demo. Returns whether content was imported. */
async function bringUpToDate(
  database: Kysely<Database>,
  { demo }: Configuration,
  opened: OpenedPack,
  passwords: PasswordHasher,
  now: number,
): Promise<boolean> {
  // Reads the pack first, so that problems stop the start before any write.
  const pack = (await holds(database, opened)) ? null : opened.read();
  await migrate(database, now);
  const imported = pack !== null && (await importContent(database, pack, now));
  if (demo) await seedDemo(database, passwords, now);
  await showDemo(database, demo);
  return imported;
}

/** Whether the database already contains the pack. */
async function holds(database: Kysely<Database>, pack: OpenedPack): Promise<boolean> {
  try {
    return isVersionOf(await importedVersion(database), pack);
  } catch {
    // The table is missing before the first start; migrate() reports an unreachable database.
    return false;
  }
}

async function closingOnFault<Result>(
  configuration: Configuration,
  database: Kysely<Database>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    await database.destroy();
    if (!isDatabaseFault(cause)) throw cause;
    throw new StartError(explainDatabaseFault(configuration, cause), { cause });
  }
}

/**
 * Opens the content pack.
 * @throws {StartError} for an unreadable folder; later, on reading, with every problem by file and line
 */
async function openContent(configuration: Configuration): Promise<OpenedPack> {
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
