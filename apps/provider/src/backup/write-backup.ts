import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import { isPostgres } from '../database/executor.ts';
import type { DatabaseLocation } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import { storedSecret } from '../secret/load-secret.ts';
import { backupFormat, backupVersion, transientTables, type BackupHeader } from './backup-format.ts';
import { tableRows, withSnapshot } from './snapshot.ts';
import { parentsFirst, tableReferences } from './table-order.ts';

export interface BackupSummary {
  readonly createdAt: string;
  readonly tables: number;
  readonly rows: number;
}

/** Counts rows while they are written. */
interface Progress {
  rows: number;
}

/**
 * Writes a snapshot of the database into a new file, readable by its owner only, while the provider runs.
 * The file appears complete or not at all, and never replaces another. `now` in epoch milliseconds. Rejects
 * with the system's error for an unwritable file.
 */
export async function writeBackup(
  location: DatabaseLocation,
  path: string,
  now: number,
): Promise<BackupSummary> {
  const unfinished = `${path}.unfinished`;
  try {
    return await withSnapshot(location, async (transaction) => {
      const header = await describe(transaction, location, now);
      const progress = { rows: 0 };
      const lines = Readable.from(backupLines(transaction, header, progress));
      await pipeline(lines, createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }));
      // Unlike rename, link never replaces a file.
      await link(unfinished, path);
      return { createdAt: header.createdAt, tables: header.tables.length, rows: progress.rows };
    });
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function describe(
  transaction: Transaction<Database>,
  location: DatabaseLocation,
  now: number,
): Promise<BackupHeader> {
  const found = await transaction.introspection.getTables();
  const columnsOf = new Map(found.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
  for (const name of ['migration', ...transientTables]) columnsOf.delete(name);
  const order = parentsFirst([...columnsOf.keys()], await tableReferences(transaction));
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(transaction);
  return {
    format: backupFormat,
    version: backupVersion,
    createdAt: new Date(now).toISOString(),
    engine: isPostgres(transaction) ? 'PostgreSQL' : 'SQLite',
    secret: await storedSecret(transaction, location),
    migrations: rows.map(({ name }) => name),
    tables: order.map((name) => ({ name, columns: columnsOf.get(name) ?? [] })),
  };
}

async function* backupLines(transaction: Transaction<Database>, header: BackupHeader, progress: Progress) {
  const hash = createHash('sha256');
  const hashed = (text: string) => {
    hash.update(text);
    return text;
  };
  yield hashed(line(header));
  for (const table of header.tables) {
    yield hashed(line({ table: table.name }));
    for await (const rows of tableRows(transaction, table)) {
      progress.rows += rows.length;
      yield hashed(rows.map(line).join(''));
    }
  }
  yield line({ rows: progress.rows, sha256: hash.digest('hex') });
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
