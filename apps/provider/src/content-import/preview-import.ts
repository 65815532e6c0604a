import type { Pack } from '@sirah-trails/content-pack/model';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { importedVersion } from './content-setting.ts';
import { isVersionOf, writePack } from './import-content.ts';
import { contentTables } from './write-rows.ts';

/** Changes that an import would make to a table. */
export interface TableChange {
  readonly table: string;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly retired: readonly string[];
}

type Rows = ReadonlyMap<string, { readonly retired: number; readonly content: string }>;
type Row = Readonly<Record<string, unknown>>;

/** A table whose rows are known to volunteers by name. */
interface Looked {
  readonly table: string;
  readonly nameOf: (row: Row) => string;
}

/** Tables with ids, and the tables that depend on books and worlds. */
const looked: readonly Looked[] = [
  ...contentTables.map((table) => ({ table, nameOf: ({ id }: Row) => String(id) })),
  { table: 'book_page', nameOf: ({ book_id: book, page }) => `${String(book)} page ${String(page)}` },
  {
    table: 'quote',
    nameOf: ({ trail_id: world, type, position }) =>
      `${String(world)} ${String(type)} ${String(Number(position) + 1)}`,
  },
];

/** Carries the changes out of a transaction that rolls back. */
class Preview extends Error {
  readonly changes: readonly TableChange[];

  constructor(changes: readonly TableChange[]) {
    super('Only a look.');
    this.changes = changes;
  }
}

/**
 * Previews an import: runs it and rolls it back. An imported pack changes nothing. `now` is in epoch milliseconds.
 */
export async function previewImport(
  database: Kysely<Database>,
  pack: Pack,
  now: number,
): Promise<readonly TableChange[]> {
  try {
    return await inTransaction(database, async (transaction) => {
      const before = await readAll(transaction);
      if (!isVersionOf(await importedVersion(transaction), pack)) await writePack(transaction, pack, now);
      const after = await readAll(transaction);
      throw new Preview(looked.map(({ table }) => compare(table, before.get(table), after.get(table))));
    });
  } catch (error) {
    if (error instanceof Preview) return error.changes;
    throw error;
  }
}

async function readAll(transaction: Transaction<Database>): Promise<ReadonlyMap<string, Rows>> {
  const tables = new Map<string, Rows>();
  for (const { table, nameOf } of looked) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(transaction);
    tables.set(table, new Map(rows.map((row) => [nameOf(row), stateOf(row)])));
  }
  return tables;
}

function stateOf(row: Row) {
  const content = JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { retired: row['retired'] === 1 ? 1 : 0, content };
}

function compare(table: string, before: Rows = new Map(), after: Rows = new Map()): TableChange {
  const ids = [...new Set([...before.keys(), ...after.keys()])].sort();
  const was = (id: string) => before.get(id)?.retired === 0;
  const is = (id: string) => after.get(id)?.retired === 0;
  return {
    table,
    added: ids.filter((id) => is(id) && !was(id)),
    changed: ids.filter((id) => is(id) && was(id) && before.get(id)?.content !== after.get(id)?.content),
    retired: ids.filter((id) => was(id) && !is(id)),
  };
}
