import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { databaseFile, openDatabase, type DatabaseLocation } from '../database/open-database.ts';
import { applicationName } from '../database/postgres-dialect.ts';
import { sqliteCodeOf } from '../database/database-fault.ts';

/** Whether another connection to the data is open: of a provider, or of another admin command. */
export async function isInUse(location: DatabaseLocation): Promise<boolean> {
  return location.databaseUrl === null ? isFileInUse(location.dataDir) : isServerInUse(location);
}

const busy = 5;

/** SQLite leaves WAL mode only without other connections; the next start returns to it. */
function isFileInUse(dataDir: string): boolean {
  const path = join(dataDir, databaseFile);
  if (!existsSync(path)) return false;
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    file.exec('PRAGMA journal_mode = DELETE');
    return false;
  } catch (error) {
    if (sqliteCodeOf(error) === busy) return true;
    throw error;
  } finally {
    file.close();
  }
}

async function isServerInUse(location: DatabaseLocation): Promise<boolean> {
  const database = await openDatabase(location);
  try {
    const { rows } = await sql<{ others: number }>`select count(*) as others from pg_stat_activity
      where datname = current_database() and application_name = ${applicationName} and pid <> pg_backend_pid()`.execute(
      database,
    );
    return (rows[0]?.others ?? 0) > 0;
  } finally {
    await database.destroy();
  }
}
