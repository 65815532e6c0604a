import type { DatabasePlace } from './open-database.ts';
import { sqliteCodeOf } from './sqlite-code.ts';
import { isUnavailable } from './unavailable.ts';

const noAnswer = 'PostgreSQL does not answer';
const checkAddress = 'Check that it runs and that the host and port are right.';

/** Faults that the operator can fix, by PostgreSQL's code. */
const postgresFaults = new Map<string, readonly [fault: string, fix: string]>([
  ['28000', ['PostgreSQL does not let this user in', 'Correct the user and the password.']],
  ['28P01', ['PostgreSQL does not take this password', 'Correct the user and the password.']],
  ['3D000', ['PostgreSQL has no database of this name', 'Create it, or correct the name.']],
  ['42501', ['this user may not make tables in the database', 'Make the user its owner.']],
  ['42P07', ['the database holds tables of something else', 'Give the provider a database of its own.']],
  ['53300', ['PostgreSQL takes no more connections', 'Raise its max_connections, or run fewer processes.']],
]);

/** SQLite's codes for a table that exists already, a broken file, and a file that is no database. */
const sqliteFaults = new Set([1, 11, 26]);

/** Whether the operator, not the programmer, has to fix it. */
export function isDatabaseFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = sqliteCodeOf(error);
  if (code !== null && sqliteFaults.has(code)) return true;
  return isUnavailable(error) || ('code' in error && postgresFaults.has(String(error.code)));
}

/**
 * Says for the operator why the database cannot be used. A driver's message may repeat the URL, and with it the password,
 * or values: only its code is shown, when it has one.
 */
export function explainDatabaseFault({ databaseUrl, dataDir }: DatabasePlace, cause: unknown): string {
  const reason = reasonOf(cause);
  if (databaseUrl === null) {
    return `DATA_DIR: the folder "${dataDir}" cannot hold the database (${reason}). Name a folder that this user can write to.`;
  }
  const [fault, fix] = postgresFaults.get(reason) ?? [noAnswer, checkAddress];
  return `DATABASE_URL: ${fault} (${reason}). ${fix}`;
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown reason';
  if ('sqliteErrorString' in cause) return String(cause.sqliteErrorString);
  return 'code' in cause && cause.code !== undefined ? String(cause.code) : cause.name;
}
