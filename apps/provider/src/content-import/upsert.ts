import { sql, type Insertable, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The tables of content that are known by a stable id. */
export type ContentTable =
  'quiz_time' | 'trail' | 'book' | 'sub_trail' | 'chapter' | 'question' | 'avatar_item';

/** Well below the engines' limits on parameters. */
const rowsAtOnce = 200;

/** Writes the rows by their ids: new ones are added, known ones replaced. Learners' results keep pointing to them. */
export async function upsert<Table extends ContentTable>(
  transaction: Transaction<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await upsertSome(transaction, table, rows.slice(start, start + rowsAtOnce));
}

async function upsertSome(
  transaction: Transaction<Database>,
  table: string,
  rows: readonly Record<string, unknown>[],
) {
  const columns = Object.keys(rows[0] ?? {});
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`));
  const changes = sql.join(
    columns
      .filter((column) => column !== 'id')
      .map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
  );
  await sql`insert into ${sql.table(table)} (${names}) values ${values}
    on conflict (id) do update set ${changes}`.execute(transaction);
}
