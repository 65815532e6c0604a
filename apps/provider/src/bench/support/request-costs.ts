import { type Kysely, sql } from 'kysely';
import { type Figure, interleaved, quantile } from '../bench.ts';
import type { Database } from '../../database/schema.ts';
import { planOf, tablesReadWhole } from '../../database/testing/query-plan.ts';
import { readingRequests, startReader } from '../../http/testing/reading-requests.ts';
import type { TestProvider } from '../../testing/start-provider.ts';

/** More rows than any content table has; learner tables grow beyond. */
const largeRows = 5000;

/** Counts full scans of large tables in the query plans of all reading operations. */
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

const rounds = 100;
const aimMs = 50;
const refusedStatus = 422;

/** Requests with excessive parameters. */
const greedy = {
  'a board, page 10^9': '/api/leaderboards/v1?type=learning_journey&quiz_time_id=qt-easy&page=1000000000',
  'the glossary, page 10^9': '/api/glossaries/v1?page=1000000000',
  'the glossary, 10^9 in a page': '/api/glossaries/v1?size=1000000000',
  'the glossary, a search of 10 kB': `/api/glossaries/v1?search=${'a'.repeat(10_000)}`,
} as const;

/** Measures over HTTP that excessive requests are refused cheaply. */
export async function refusedCheaply({ url, createLearner }: TestProvider): Promise<Figure[]> {
  const { token } = await createLearner();
  const ask = (path: string) => async () => {
    const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    if (response.status !== refusedStatus) throw new Error(`${path.slice(0, 60)}: ${response.status}`);
  };
  const timings = await interleaved(
    rounds,
    Object.fromEntries(Object.entries(greedy).map(([what, path]) => [what, ask(path)])),
  );
  return Object.entries(timings).map(([what, took]) => {
    return {
      what: `422 for ${what}, p99`,
      reached: quantile(took, 0.99),
      unit: 'ms',
      aim: aimMs,
      better: 'lower',
    };
  });
}
