import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { transientTables } from '../backup-format.ts';

const omitted = new Set(['migration', ...transientTables]);

/** All rows by table in a backup, sorted and normalized, to compare databases across engines. */
export async function databaseContent(database: Kysely<Database>): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  const tables = await database.introspection.getTables();
  for (const { name } of tables.filter((table) => !omitted.has(table.name))) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(database);
    content[name] = rows
      .map((row) => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))))
      .filter((row) => !row.includes('instance-secret'))
      .sort();
  }
  return content;
}
