import type { DatabaseLocation } from './open-database.ts';

const noAnswer = 'PostgreSQL does not answer';
const checkAddress = 'Check that it runs and that the host and port are right.';

/** Faults that the operator can fix, by PostgreSQL code. */
const postgresFaults = new Map<string, readonly [fault: string, fix: string]>([
  ['28000', ['PostgreSQL does not let this user in', 'Correct the user and the password.']],
  ['28P01', ['PostgreSQL does not take this password', 'Correct the user and the password.']],
  ['3D000', ['PostgreSQL has no database of this name', 'Create it, or correct the name.']],
  ['42501', ['this user may not make tables in the database', 'Make the user its owner.']],
  ['42P07', ['the database holds tables of something else', 'Give the provider a database of its own.']],
  ['53300', ['PostgreSQL takes no more connections', 'Raise its max_connections, or run fewer processes.']],
]);

/** SQLite's codes for an existing table, a corrupt file, and a file that is not a database. */
const sqliteFaults = new Set([1, 11, 26]);

/** True for faults that the operator must fix. */
export function isDatabaseFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = sqliteCodeOf(error);
  if (code !== null && sqliteFaults.has(code)) return true;
  return isUnavailable(error) || ('code' in error && postgresFaults.has(String(error.code)));
}

/**
 * Explains to the operator why the database is unusable. Shows only the driver's error code, if any: its message may
 * contain the URL with the password, or values.
 */
export function explainDatabaseFault({ databaseUrl, dataDir }: DatabaseLocation, cause: unknown): string {
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

/** SQLite's primary codes for a locked, read-only, failing, full or missing file. */
const sqliteCodes = new Set([5, 6, 8, 10, 13, 14]);

/**
 * PostgreSQL's error classes for connection failures, lack of resources, timeouts, shutdown, and conflicts that
 * retries did not resolve.
 */
const postgresStates = /^(08|53|57014|57P|58|40001|40P01)/;
const networkCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)/;

/** True for temporary failures: nothing was stored, and a later retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const sqliteCode = sqliteCodeOf(error);
  if (sqliteCode !== null) return sqliteCodes.has(sqliteCode);
  if ('code' in error && typeof error.code === 'string')
    return postgresStates.test(error.code) || networkCodes.test(error.code);
  if (isSilence(error)) return true;
  return /^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message);
}

/** True for a response timeout, which the driver reports only in its message. */
export function isSilence({ message }: Error): boolean {
  return message === 'Query read timeout';
}

const statements = new WeakMap<Error, string>();

/** Description of a failed statement, with schema names but without values. */
export interface FailedStatement {
  /** For example `insert throttle`. */
  readonly statement?: string;
  readonly constraint?: string;
  /** SQLite's extended code. */
  readonly extendedCode?: number;
}

/** Attaches the statement to the error for the log, and returns the error. */
export function fromStatement(error: unknown, sql: string): unknown {
  if (error instanceof Error && !statements.has(error)) statements.set(error, nameOf(sql));
  return error;
}

export function failedStatement(error: Error): FailedStatement {
  const statement = statements.get(error);
  const constraint = constraintOf(error);
  const { sqliteExtendedCode: code } = error as { readonly sqliteExtendedCode?: unknown };
  return {
    ...(statement !== undefined && { statement }),
    ...(constraint !== null && { constraint }),
    ...(typeof code === 'number' && { extendedCode: code }),
  };
}

/** The command and its first table. */
function nameOf(sql: string): string {
  const [command = ''] = /^\s*\w+/.exec(sql) ?? [];
  const [, table] = /\b(?:from|into|update|table)\s+"?(\w+)/i.exec(sql) ?? [];
  return [command.trim().toLowerCase(), table].filter(Boolean).join(' ');
}

/** PostgreSQL reports the constraint's name, SQLite its columns or rule. */
function constraintOf(error: Error): string | null {
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  const [, kind, what] =
    /^(UNIQUE|NOT NULL|FOREIGN KEY|CHECK) constraint failed(?:: (.+))?$/.exec(error.message) ?? [];
  if (kind === undefined) return null;
  return what === undefined ? kind : `${kind} ${what}`;
}

/** The lowest byte of a code is the kind of fault; the other bytes are its origin. */
const primary = 0xff;

/** SQLite's primary code of an error; null for other errors. */
export function sqliteCodeOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('sqliteCode' in error) || typeof error.sqliteCode !== 'number')
    return null;
  return error.sqliteCode & primary;
}
