import { sql, type Insertable, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Content tables with stable ids: learners' rows reference them, and a newer pack may omit rows. */
export const contentTables = [
  'quiz_time',
  'trail',
  'sub_trail',
  'chapter',
  'question',
  'book',
  'category',
  'glossary_entry',
  'person',
  'activity',
  'competition',
  'avatar_item',
] as const;

type ContentTable = (typeof contentTables)[number];

/** Content tables without references from learners' rows. */
type LooseTable = 'quote' | 'book_page' | 'book_category';

type Row = Readonly<Record<string, unknown>>;

/** Well below the engines' limits on parameters. */
const rowsAtOnce = 200;

/** Inserts new rows and updates known rows by id, which keeps references from learners' results. */
export async function upsert<Table extends ContentTable>(
  transaction: Transaction<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  for (const some of inParts(rows)) {
    const changes = columnsOf(some)
      .filter((column) => column !== 'id')
      .map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
    await sql`${insertInto(table, some)} on conflict (id) do update set ${sql.join(changes)}`.execute(
      transaction,
    );
  }
}

/** Replaces the table's content. */
export async function rewrite<Table extends LooseTable>(
  transaction: Transaction<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(transaction);
  for (const some of inParts(rows)) await insertInto(table, some).execute(transaction);
}

function inParts(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, part) =>
    rows.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce),
  );
}

function insertInto(table: string, rows: readonly Row[]): RawBuilder<unknown> {
  const columns = columnsOf(rows);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`));
  return sql`insert into ${sql.table(table)} (${names}) values ${values}`;
}

function columnsOf([first = {}]: readonly Row[]): string[] {
  return Object.keys(first);
}
