import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { bindTo } from './bind.ts';

const cachedStatements = 500;

interface Prepared {
  readonly statement: StatementSyncInstance;
  readonly givesRows: boolean;
}

/** The one connection to an SQLite file, with its prepared statements. */
export class SqliteConnection implements DatabaseConnection {
  readonly #file: DatabaseSyncInstance;
  readonly #prepared = new Map<string, Prepared>();

  constructor(file: DatabaseSyncInstance) {
    this.#file = file;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { statement, givesRows } = this.#prepare(sql);
    const values = bindTo(sql, parameters);
    // The rows are typed by Kysely from the schema; the engine itself knows no types.
    if (givesRows) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not streamed.');
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#file.prepare(sql);
    const prepared = { statement, givesRows: statement.columns().length > 0 };
    if (this.#prepared.size >= cachedStatements) this.#forgetOldest();
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  #forgetOldest(): void {
    const oldest = this.#prepared.keys().next().value;
    if (oldest !== undefined) this.#prepared.delete(oldest);
  }
}
