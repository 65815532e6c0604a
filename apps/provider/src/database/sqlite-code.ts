/** The lowest byte of a code is what kind of fault it is; the rest says where it happened. */
const primary = 0xff;

/** SQLite's primary code of an error; null when it is none of SQLite's. */
export function sqliteCodeOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('sqliteCode' in error) || typeof error.sqliteCode !== 'number')
    return null;
  return error.sqliteCode & primary;
}
