import { sql, type Kysely, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { isPostgres } from '../executor.ts';
import type { Database } from '../schema.ts';

/** Plugin that records every query in order. */
export function rememberQueries(nodes: RootOperationNode[]): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

/** PostgreSQL ignores the index of a small table unless sequential scans are off. */
type Choice = 'as it chooses' | 'by index where it can';

/** The query plan, a line per step. */
export function planOf(database: Kysely<Database>, node: RootOperationNode, choice: Choice): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const compiled = transaction.getExecutor().compileQuery(node, { queryId: 'plan' });
    const postgres = isPostgres(transaction);
    if (postgres && choice === 'by index where it can')
      await sql`set local enable_seqscan = off`.execute(transaction);
    const explain = postgres ? 'explain' : 'explain query plan';
    const { rows } = await transaction.executeQuery<Record<string, unknown>>({
      ...compiled,
      sql: `${explain} ${compiled.sql}`,
    });
    return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n');
  });
}

/** Tables with a full scan in the plan. */
export function tablesReadWhole(plan: string): string[] {
  const steps = plan.matchAll(/Seq Scan on (\w+)|SCAN (?!CONSTANT)(\w+)$/gm);
  return [...steps].map(([, postgres, sqlite]) => postgres ?? sqlite ?? '');
}
