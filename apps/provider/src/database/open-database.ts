import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { StartError } from '../configuration/start-error.ts';
import { explainDatabaseFault } from './database-fault.ts';
import { postgresDialect } from './postgres-dialect.ts';
import type { PostgresUse } from './postgres-dialect.ts';
import type { Database } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

/** Location of the data: PostgreSQL if there is a URL, otherwise a file in the folder. */
export interface DatabaseLocation {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

export const databaseFile = 'sirah-trails.sqlite';

/**
 * Opens the database and checks that it responds; does not migrate the schema. Throws `StartError` for an unreachable
 * location.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabaseLocation,
  use: PostgresUse = {},
): Promise<Kysely<Database>> {
  const location = { databaseUrl, dataDir };
  const database = new Kysely<Database>({
    dialect: databaseUrl === null ? fileDialect(dataDir) : postgresDialect(databaseUrl, use),
  });
  try {
    await sql`select 1`.execute(database);
    return database;
  } catch (cause) {
    await database.destroy().catch(() => undefined);
    throw new StartError(explainDatabaseFault(location, cause), { cause });
  }
}

/** The open database with statement limits. SQLite has no limits and stays unchanged. */
export async function withLimits(
  database: Kysely<Database>,
  location: DatabaseLocation,
  use: PostgresUse,
): Promise<Kysely<Database>> {
  if (location.databaseUrl === null) return database;
  await database.destroy();
  return openDatabase(location, use);
}

function fileDialect(dataDir: string) {
  try {
    makeFolder(dataDir);
  } catch (cause) {
    throw new StartError(explainDatabaseFault({ databaseUrl: null, dataDir }, cause), { cause });
  }
  const path = join(dataDir, databaseFile);
  makePrivateFile(path);
  return sqliteDialect(path);
}

/** Makes a new database private to its owner in a readable folder; SQLite copies the mode to its companion files. */
function makePrivateFile(path: string): void {
  if (existsSync(path)) return;
  try {
    closeSync(openSync(path, 'a', 0o600));
  } catch {
    // SQLite meets the same fault, and its error gets an explanation.
  }
}

/** Replaces Node's `recursive` option, which hangs in folders such as `/proc`. */
function makeFolder(path: string): void {
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
