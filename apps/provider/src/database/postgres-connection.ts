import { createHash } from 'node:crypto';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type pg from 'pg';
import { bind, type BoundValue } from './bind.ts';
import { fromStatement } from './database-fault.ts';
import { isSilence } from './database-fault.ts';

/** Limit of prepared statements per connection. */
const preparedAtMost = 500;
const preparedNames = new Map<string, string>();

type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** Matches a star outside `count(*)`. */
const everyColumn = /(?<!\()\*/;

const changing = new Set(['INSERT', 'UPDATE', 'DELETE']);

/** A pooled connection. Sends the statements of an event-loop turn in one packet. */
export class PostgresConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  #ahead: Promise<unknown>[] = [];
  #corked = false;
  #lost: Error | null = null;

  constructor(client: pg.PoolClient) {
    this.#client = client;
    // Without a listener, the loss of an idle connection would crash the process.
    client.on('error', this.#lose);
  }

  /**
   * Sends statements of a transaction without awaiting them. If one fails, the next awaited statement also fails.
   * Throws before sending when a parameter cannot be bound.
   */
  sendAhead(queries: readonly Statement[]): void {
    const bound = queries.map(({ sql, parameters }) => ({ sql, values: bind(parameters) }));
    for (const { sql, values } of bound) {
      const answered = this.#send(sql, values);
      answered.catch(() => undefined);
      this.#ahead.push(answered);
    }
  }

  /** After a connection loss, throws the error that caused it. */
  async executeQuery<Row>({ sql, parameters }: Statement): Promise<QueryResult<Row>> {
    const values = bind(parameters);
    const ahead = this.#ahead;
    this.#ahead = [];
    // PostgreSQL answers in order, so the first failure is thrown.
    const answered = Promise.all([this.#send(sql, values), ...ahead]);
    const [{ command, rowCount, rows }] = await answered.catch((error: unknown) => {
      if (error instanceof Error && isSilence(error)) this.#lose(error);
      throw this.#lost ?? error;
    });
    // Safe cast: Kysely types the rows by the schema.
    const result = { rows: rows as Row[] };
    return changing.has(command) ? { ...result, numAffectedRows: BigInt(rowCount ?? 0) } : result;
  }

  /** Ends the transaction, even after failed statements. A lost connection has already ended it. */
  async rollback(): Promise<void> {
    this.#ahead = [];
    await this.#send('rollback', []).catch(this.#lose);
  }

  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not streamed.');
  }

  /** Releases the connection to the pool, which drops lost connections. */
  release(): void {
    this.#client.release(this.#lost ?? false);
    this.#client.off('error', this.#lose);
  }

  readonly #lose = (error: Error): void => {
    this.#lost ??= error;
  };

  #send(sql: string, values: BoundValue[]): Promise<pg.QueryResult> {
    this.#cork();
    const name = values.length > 0 ? preparedName(sql) : null;
    const asked = this.#client.query(name === null ? { text: sql, values } : { text: sql, values, name });
    return asked.catch((error: unknown) => {
      throw fromStatement(error, sql);
    });
  }

  /** Buffers writes until the end of the event-loop turn, to send them in one packet. */
  #cork(): void {
    if (this.#corked) return;
    this.#corked = true;
    const { stream } = this.#client.connection;
    stream.cork();
    process.nextTick(() => {
      this.#corked = false;
      stream.uncork();
    });
  }
}

/**
 * Name of the prepared statement, or null. Derived from the SQL, so that a name has one meaning behind a pooler.
 * Statements with `*` are not prepared: they would fail after a newer provider adds a column.
 */
function preparedName(sql: string): string | null {
  const known = preparedNames.get(sql);
  if (known !== undefined) return known;
  if (everyColumn.test(sql) || preparedNames.size >= preparedAtMost) return null;
  const name = createHash('sha256').update(sql).digest('base64url');
  preparedNames.set(sql, name);
  return name;
}
