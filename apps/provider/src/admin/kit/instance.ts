import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Configuration } from '../../configuration/configuration.ts';
import { readConfiguration } from '../../configuration/read-configuration.ts';
import { compareSchema } from '../../database/migrations/migrate.ts';
import { databaseFile, openDatabase } from '../../database/open-database.ts';
import type { Database } from '../../database/schema.ts';
import { AdminError } from './outcome.ts';
import type { Terminal } from './terminal.ts';

/** Input of every command. */
export interface Admin {
  /** The provider's environment variables. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly terminal: Terminal;
  readonly clock: Clock;
}

/** An opened instance with its schema up to date. */
export interface Instance extends Admin {
  readonly configuration: Configuration;
  readonly database: Kysely<Database>;
}

/**
 * Opens the instance, runs `work` and closes it.
 * @throws {AdminError | StartError} for an unreachable
 * instance
 */
export async function withInstance<Result>(
  admin: Admin,
  work: (instance: Instance) => Promise<Result>,
): Promise<Result> {
  const configuration = readConfiguration(admin.environment);
  refuseMissing(configuration);
  const database = await openDatabase(configuration);
  try {
    await refuseOtherSchema(database);
    return await work({ ...admin, configuration, database });
  } finally {
    await database.destroy();
  }
}

/** Rejects a missing database: SQLite would create an empty file and hide the wrong path. */
export function refuseMissing({ databaseUrl, dataDir }: Configuration): void {
  if (databaseUrl !== null || existsSync(join(dataDir, databaseFile))) return;
  throw new AdminError(
    2,
    `There is no database in "${dataDir}". Set DATA_DIR or DATABASE_URL as the provider has it, or start the provider once.`,
  );
}

async function refuseOtherSchema(database: Kysely<Database>): Promise<void> {
  const schema = compareSchema(await appliedMigrations(database));
  if (schema === 'newer')
    throw new AdminError(
      2,
      'The database was written by a newer version. Use the admin command of that version.',
    );
  if (schema === 'older')
    throw new AdminError(
      2,
      'The database is of an older version. Start the provider once: it brings it up to date.',
    );
}

/** Names of the applied migrations; empty for an empty database. */
export async function appliedMigrations(database: Kysely<Database>): Promise<string[]> {
  const tables = await database.introspection.getTables();
  if (!tables.some(({ name }) => name === 'migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(database);
  return rows.map(({ name }) => name);
}
