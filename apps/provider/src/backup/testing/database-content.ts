import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** All rows by table, sorted and normalized, to compare databases across engines. */
export async function databaseContent(database: Kysely<Database>): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  const tables = await database.introspection.getTables();
  for (const { name } of tables.filter((table) => table.name !== 'migration')) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(database);
    content[name] = rows
      .map((row) => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))))
      .filter((row) => !row.includes('instance-secret'))
      .sort();
  }
  return content;
}
