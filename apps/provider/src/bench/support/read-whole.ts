import { type Kysely, sql } from 'kysely';
import { readingRequests, startReader } from '../../http/testing/reading-requests.ts';
import type { Database } from '../../database/schema.ts';
import { planOf, tablesReadWhole } from '../../database/testing/query-plan.ts';
import type { TestProvider } from '../../testing/start-provider.ts';
import type { Figure } from '../bench.ts';

/** The largest tables of a pack hold less; what learners leave behind grows beyond. */
const largeRows = 5000;

/** No statement of a reading operation reads a large table whole, as the engine chooses with so many learners. */
export async function readWhole(provider: TestProvider): Promise<Figure> {
  const { database } = provider.context;
  const large = await largeTables(database);
  if (large.size === 0) throw new Error('No table is large: the plans would prove nothing.');
  const reader = await startReader(provider);
  const found: string[] = [];
  for (const operation of Object.keys(readingRequests))
    for (const statement of (await reader.ask(operation)).flat()) {
      const tables = tablesReadWhole(await planOf(database, statement, 'as it chooses'));
      found.push(...tables.filter((table) => large.has(table)).map((table) => `${operation}: ${table}`));
    }
  await reader.close();
  const where = found.length === 0 ? '' : ` (${[...new Set(found)].join(', ')})`;
  const what = `large tables that a reading operation reads whole${where}`;
  return { what, reached: found.length, unit: '', aim: 0, better: 'lower' };
}

async function largeTables(database: Kysely<Database>): Promise<Set<string>> {
  const large = new Set<string>();
  for (const { name } of await database.introspection.getTables()) {
    const counted = sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`;
    const { rows } = await counted.execute(database);
    if ((rows[0]?.count ?? 0) > largeRows) large.add(name);
  }
  return large;
}
