import { sql, type Kysely, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { isPostgres } from '../executor.ts';
import type { Database } from '../schema.ts';

/** A plugin that keeps every query that is asked for, in order. */
export function rememberQueries(nodes: RootOperationNode[]): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

/** What the engine would do; a line for each step. PostgreSQL is told not to read small tables whole, as it may. */
export function planOf(database: Kysely<Database>, node: RootOperationNode): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const compiled = transaction.getExecutor().compileQuery(node, { queryId: 'plan' });
    const postgres = isPostgres(transaction);
    if (postgres) await sql`set local enable_seqscan = off`.execute(transaction);
    const explain = postgres ? 'explain' : 'explain query plan';
    const { rows } = await transaction.executeQuery<Record<string, unknown>>({
      ...compiled,
      sql: `${explain} ${compiled.sql}`,
    });
    return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n');
  });
}

/** A step that reads a whole table, whatever it holds. */
export const wholeTable = /Seq Scan|SCAN (?!CONSTANT)\w+$/m;
