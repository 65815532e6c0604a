import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { bindTo, countPlaceholders } from './bind.ts';
import { fromStatement } from './database-fault.ts';
import { sqliteCodeOf } from './database-fault.ts';

const cachedStatements = 500;

/** SQLite's primary code for a file locked by another process. */
const sqliteBusy = 5;
const patienceMs = 10_000;
const longestPauseMs = 50;

interface Prepared {
  readonly statement: StatementSyncInstance;
  readonly givesRows: boolean;
  readonly placeholders: number;
}

/** A connection to an SQLite file, with its prepared statements. */
export class SqliteConnection implements DatabaseConnection {
  readonly #file: DatabaseSyncInstance;
  readonly #prepared = new Map<string, Prepared>();

  constructor(file: DatabaseSyncInstance) {
    this.#file = file;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // A transaction owns the file; a single statement may meet another process's write.
    return this.#file.isTransaction ? this.#run(query) : whileBusy(() => this.#run(query));
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    try {
      const { statement, givesRows, placeholders } = this.#prepare(sql);
      const values = bindTo(placeholders, parameters);
      // Safe cast: Kysely types the rows by the schema.
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
 * Retries `work` while another process writes the file, for up to ten seconds. Waits outside SQLite, because SQLite's
 * own wait blocks the event loop. `work` must have no effect when it fails with SQLITE_BUSY.
 */
export async function whileBusy<Result>(work: () => Result): Promise<Result> {
  const patientUntil = performance.now() + patienceMs;
  for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return work();
    } catch (error) {
      if (sqliteCodeOf(error) !== sqliteBusy || performance.now() > patientUntil) throw error;
      // Random pauses prevent two waiting processes from colliding again.
      await wait(pauseMs * (0.5 + Math.random()));
    }
  }
}
