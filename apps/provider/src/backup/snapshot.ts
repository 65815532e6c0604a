import { join } from 'node:path';
import { Kysely, sql, type Transaction } from 'kysely';
import { isPostgres } from '../database/executor.ts';
import { databaseFile, openDatabase, type DatabaseLocation } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import { sqliteSnapshotDialect } from '../database/sqlite-dialect.ts';
import { inSnapshot } from '../database/transaction.ts';
import type { BackupRow, BackupTable } from './backup-format.ts';

const rowsAtOnce = 1000;

/** Runs `work` on a consistent snapshot, without blocking writers. */
export async function withSnapshot<Result>(
  location: DatabaseLocation,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, dataDir } = location;
  const file = join(dataDir, databaseFile);
  const database =
    databaseUrl === null
      ? new Kysely<Database>({ dialect: sqliteSnapshotDialect(file) })
      : await openDatabase(location);
  try {
    return await inSnapshot(database, work);
  } finally {
    await database.destroy();
  }
}

/** Streams all rows of a table in batches. */
export function tableRows(
  transaction: Transaction<Database>,
  table: BackupTable,
): AsyncIterable<readonly BackupRow[]> {
  return isPostgres(transaction) ? cursorRows(transaction, table) : rowidRows(transaction, table);
}

async function* cursorRows(transaction: Transaction<Database>, { name, columns }: BackupTable) {
  await sql`declare backup_rows no scroll cursor for
    select ${names(columns)} from ${sql.table(name)}`.execute(transaction);
  for (;;) {
    const { rows } = await sql`fetch ${sql.raw(`${rowsAtOnce}`)} from backup_rows`.execute(transaction);
    if (rows.length === 0) break;
    yield rows.map((row) => valuesOf(row, columns));
  }
  await sql`close backup_rows`.execute(transaction);
}

async function* rowidRows(transaction: Transaction<Database>, { name, columns }: BackupTable) {
  for (let last = 0; ;) {
    const { rows } = await sql<{ rowid_: number }>`select rowid as rowid_, ${names(columns)}
      from ${sql.table(name)} where rowid > ${last} order by rowid limit ${rowsAtOnce}`.execute(transaction);
    const end = rows.at(-1);
    if (!end) break;
    last = end.rowid_;
    yield rows.map((row) => valuesOf(row, columns));
  }
}

function names(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.ref(column)));
}

/** Safe cast: both engines store texts, numbers and null only. */
function valuesOf(row: unknown, columns: readonly string[]): BackupRow {
  const record = row as Readonly<Record<string, BackupRow[number]>>;
  return columns.map((column) => record[column] ?? null);
}
