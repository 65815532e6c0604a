import { sql, type Kysely, type Transaction } from 'kysely';
import { isUnavailable } from '../database/database-fault.ts';
import { isPostgres } from '../database/executor.ts';
import { replaceByBaseline } from '../database/migrations/before-baseline.ts';
import { applySteps, migrations, newerSteps } from '../database/migrations/migrate.ts';
import type { Database } from '../database/schema.ts';
import type { DatabaseLocation } from '../database/open-database.ts';
import { inTransaction } from '../database/transaction.ts';
import { replaceSecretFile, replaceStoredSecret } from '../secret/load-secret.ts';
import { BackupError, type BackupHeader, type BackupRow, type BackupTable } from './backup-format.ts';
import { newer, readBackup } from './read-backup.ts';
import { parentsFirst, tableReferences } from './table-order.ts';

/** Far below the engines' parameter limits. */
const valuesAtOnce = 10_000;
/** In characters; rows with pictures are long. */
const textAtOnce = 8_000_000;

export interface CheckedBackup {
  readonly header: BackupHeader;
  readonly rows: number;
}

/**
 * Reads the whole file without changes.
 * @throws {BackupError} for an invalid file, or a backup from a newer version
 */
export async function checkBackup(path: string): Promise<CheckedBackup> {
  const seen: BackupHeader[] = [];
  const rows = await readBackup(path, {
    header: async (header) => {
      schemaOf(header);
      seen.push(header);
    },
    row: async () => undefined,
  });
  const [header] = seen;
  if (!header) throw new BackupError('The file is no backup of this program.');
  return { header, rows };
}

/**
 * Replaces all data with the backup in one transaction and migrates an older backup. `now` in epoch
 * milliseconds.
 * @throws {BackupError}
 */
export async function restoreBackup(
  database: Kysely<Database>,
  location: DatabaseLocation,
  path: string,
  now: number,
): Promise<number> {
  const { header } = await checkBackup(path);
  const rows = await inTransaction(database, async (transaction) => {
    await dropTables(transaction);
    const loader = new Loader(transaction, now);
    const count = await readBackup(path, loader);
    await loader.finish();
    if (header.secret !== null) await replaceStoredSecret(transaction, location, header.secret);
    return count;
  });
  // Waits for the commit: after a rollback the old rows still need the old secret.
  if (header.secret !== null) replaceSecretFile(location, header.secret);
  // Without it, PostgreSQL would plan for empty tables until its next automatic analysis.
  if (isPostgres(database)) await sql`analyze`.execute(database);
  return rows;
}

async function dropTables(transaction: Transaction<Database>): Promise<void> {
  const names = (await transaction.introspection.getTables()).map(({ name }) => name);
  if (names.length > 0 && !names.includes('migration'))
    throw new BackupError('The database holds tables of something else. Name a database of its own.');
  const order = parentsFirst(names, await tableReferences(transaction)).reverse();
  for (const name of order) await sql`drop table ${sql.table(name)}`.execute(transaction);
}

/** Writes the rows in the schema of the backup, then migrates it. */
class Loader {
  readonly #transaction: Transaction<Database>;
  readonly #now: number;
  #table: BackupTable | null = null;
  #waiting: BackupRow[] = [];
  #text = 0;

  constructor(transaction: Transaction<Database>, now: number) {
    this.#transaction = transaction;
    this.#now = now;
  }

  async header(header: BackupHeader): Promise<void> {
    const applied = schemaOf(header);
    const theirs = migrations.filter(({ name }) => applied.includes(name));
    await applySteps(this.#transaction, this.#now, theirs);
    await requireKnownColumns(this.#transaction, header.tables);
    // Deletes rows that the migrations inserted; the backup contains them, too.
    for (const { name } of [...header.tables].reverse())
      await sql`delete from ${sql.table(name)}`.execute(this.#transaction);
  }

  async row(table: BackupTable, row: BackupRow): Promise<void> {
    if (this.#table !== table) await this.#flush();
    this.#table = table;
    this.#waiting.push(row);
    this.#text += lengthOf(row);
    const values = this.#waiting.length * table.columns.length;
    if (values >= valuesAtOnce || this.#text >= textAtOnce) await this.#flush();
  }

  async finish(): Promise<void> {
    await this.#flush();
    await applySteps(this.#transaction, this.#now, migrations);
  }

  async #flush(): Promise<void> {
    const rows = this.#waiting;
    this.#waiting = [];
    this.#text = 0;
    if (!this.#table || rows.length === 0) return;
    const { name, columns } = this.#table;
    const names = sql.join(columns.map((column) => sql.ref(column)));
    const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`));
    const insert = sql`insert into ${sql.table(name)} (${names}) values ${values}`;
    try {
      await insert.execute(this.#transaction);
    } catch (cause) {
      throw isUnavailable(cause) ? cause : unsuitable(`its rows do not fit the table "${name}"`, { cause });
    }
  }
}

/** @throws {BackupError} for a table or column that the schema of the backup does not have */
async function requireKnownColumns(
  transaction: Transaction<Database>,
  tables: readonly BackupTable[],
): Promise<void> {
  const found = (await transaction.introspection.getTables()).filter(({ name }) => name !== 'migration');
  const known = new Map(found.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
  for (const { name, columns } of tables) {
    const unknown = columns.find((column) => !known.get(name)?.includes(column));
    if (unknown !== undefined)
      throw unsuitable(`its version has no column "${unknown}" in a table "${name}"`);
  }
}

function unsuitable(reason: string, options?: ErrorOptions): BackupError {
  return new BackupError(`The backup is damaged: ${reason}. Take another copy of it.`, options);
}

function lengthOf(row: BackupRow): number {
  return row.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0);
}

/**
 * Migrations that lead to the schema of the backup.
 * @throws {BackupError} for a schema that this version cannot create
 */
function schemaOf(header: BackupHeader): readonly string[] {
  const [unknown] = newerSteps(header.migrations);
  if (unknown !== undefined)
    throw newer(`it has the step "${unknown}" of the schema, which is not known here`);
  const applied = replaceByBaseline(header.migrations);
  if (applied === null)
    throw new BackupError(
      'The backup was written by a version before the first release and lacks some of its migrations. Restore it with ' +
        'the last version before the first release, start that version once, and make a new backup.',
    );
  return applied;
}
