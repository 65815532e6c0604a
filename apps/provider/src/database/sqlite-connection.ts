import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { bindTo, countPlaceholders } from './bind.ts';
import { fromStatement } from './database-fault.ts';
import { sqliteCodeOf } from './database-fault.ts';

const cachedStatements = 500;

/** SQLite's primary code for a file that another process is writing. */
const sqliteBusy = 5;
const patienceMs = 10_000;
const longestPauseMs = 50;

interface Prepared {
  readonly statement: StatementSyncInstance;
  readonly givesRows: boolean;
  readonly placeholders: number;
}

/** The one connection to an SQLite file, with its prepared statements. */
export class SqliteConnection implements DatabaseConnection {
  readonly #file: DatabaseSyncInstance;
  readonly #prepared = new Map<string, Prepared>();

  constructor(file: DatabaseSyncInstance) {
    this.#file = file;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // A transaction has the file to itself; a statement of its own may find another process writing.
    return this.#file.isTransaction ? this.#run(query) : whileBusy(() => this.#run(query));
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    try {
      const { statement, givesRows, placeholders } = this.#prepare(sql);
      const values = bindTo(placeholders, parameters);
      // The rows are typed by Kysely from the schema; the engine itself knows no types.
      if (givesRows) return { rows: statement.all(...values) as Row[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    } catch (error) {
      throw fromStatement(error, sql);
    }
  }

  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not streamed.');
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#file.prepare(sql);
    const givesRows = statement.columns().length > 0;
    const prepared = { statement, givesRows, placeholders: countPlaceholders(sql) };
    if (this.#prepared.size >= cachedStatements) this.#forgetOldest();
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  #forgetOldest(): void {
    const oldest = this.#prepared.keys().next().value;
    if (oldest !== undefined) this.#prepared.delete(oldest);
  }
}

/**
 * Tries `work` again while another process writes the file, up to ten seconds. It waits outside SQLite, whose own waiting
 * would stop everything else that this process does. Only for work that does nothing at all when it fails so.
 */
export async function whileBusy<Result>(work: () => Result): Promise<Result> {
  const patientUntil = performance.now() + patienceMs;
  for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return work();
    } catch (error) {
      if (sqliteCodeOf(error) !== sqliteBusy || performance.now() > patientUntil) throw error;
      // Random pauses let one of two waiting processes go first.
      await wait(pauseMs * (0.5 + Math.random()));
    }
  }
}
