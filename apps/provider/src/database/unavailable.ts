import { isSilence } from './postgres-connection.ts';
import { sqliteCodeOf } from './sqlite-code.ts';

/** SQLite's primary codes for a file that is locked, read-only, broken, full or gone. */
const sqliteCodes = new Set([5, 6, 8, 10, 13, 14]);

/**
 * PostgreSQL's classes for connection trouble, lack of resources, a statement that took too long, shutdown, and conflicts that
 * retries did not end.
 */
const postgresStates = /^(08|53|57014|57P|58|40001|40P01)/;
const networkCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)/;

/** Whether the database could not do its work now, but may later: nothing was stored. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const sqliteCode = sqliteCodeOf(error);
  if (sqliteCode !== null) return sqliteCodes.has(sqliteCode);
  if ('code' in error && typeof error.code === 'string')
    return postgresStates.test(error.code) || networkCodes.test(error.code);
  if (isSilence(error)) return true;
  return /^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message);
}
