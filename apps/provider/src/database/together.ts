import type { Compilable, Transaction } from 'kysely';
import { PostgresConnection } from './postgres-connection.ts';
import type { Database } from './schema.ts';

/**
 * Runs statements without needed results, in this order. PostgreSQL gets all of them at once and is not waited for: when
 * one fails, so does the next statement that is, at the latest the commit.
 */
export function together(
  transaction: Transaction<Database>,
  statements: readonly Compilable[],
): Promise<void> {
  const queries = statements.map((statement) => statement.compile());
  return transaction.getExecutor().provideConnection(async (connection) => {
    if (connection instanceof PostgresConnection) return connection.sendAhead(queries);
    for (const query of queries) await connection.executeQuery(query);
  });
}

/** The rows of two reads, the second of which is made when the first is done; PostgreSQL is waited for once. */
export function readTogether<One, Other>(
  transaction: Transaction<Database>,
  one: Compilable<One>,
  other: Compilable<Other>,
): Promise<[One[], Other[]]> {
  const [first, second] = [one.compile(), other.compile()];
  return transaction.getExecutor().provideConnection(async (connection) => {
    const read = [connection.executeQuery<One>(first), connection.executeQuery<Other>(second)] as const;
    const [{ rows }, { rows: others }] = await Promise.all(read);
    return [rows, others];
  });
}
