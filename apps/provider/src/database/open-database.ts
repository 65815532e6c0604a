import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { StartError } from '../configuration/start-error.ts';
import { postgresDialect } from './postgres-dialect.ts';
import type { Database } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

/** Where the data lives: in PostgreSQL when there is a URL, else in a file of the folder. */
export interface DatabasePlace {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

export const databaseFile = 'sirah-trails.sqlite';

/**
 * Opens the database and makes sure that it answers; the schema is the caller's to migrate. `onLost` hears of PostgreSQL
 * connections that break while idle. Throws `StartError` when the place cannot be reached.
 */
export async function openDatabase(
  place: DatabasePlace,
  onLost: (error: Error) => void = () => undefined,
): Promise<Kysely<Database>> {
  const database = new Kysely<Database>({
    dialect:
      place.databaseUrl === null ? fileDialect(place.dataDir) : postgresDialect(place.databaseUrl, onLost),
  });
  try {
    await sql`select 1`.execute(database);
    return database;
  } catch (cause) {
    await database.destroy().catch(() => undefined);
    throw new StartError(explain(place, cause), { cause });
  }
}

function fileDialect(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new StartError(explain({ databaseUrl: null, dataDir }, cause), { cause });
  }
  return sqliteDialect(join(dataDir, databaseFile));
}

function explain({ databaseUrl, dataDir }: DatabasePlace, cause: unknown): string {
  const reason = reasonOf(cause);
  if (databaseUrl === null) {
    return `DATA_DIR: the folder "${dataDir}" cannot hold the database (${reason}). Name a folder that this user can write to.`;
  }
  return `DATABASE_URL: PostgreSQL does not answer (${reason}). Check that it runs and that the address, user and password are right.`;
}

/** A driver's message may repeat the URL, and with it the password: only its code is shown, when it has one. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown reason';
  if ('sqliteErrorString' in cause) return String(cause.sqliteErrorString);
  return 'code' in cause ? String(cause.code) : cause.name;
}
