import type { Outcome } from '../outcome.ts';
import { tableText } from './table.ts';

/** How the rows of a list are shown. */
export interface Listing<Row> {
  /** Read with a limit of `limit + 1`, so that it is known whether there are more. */
  readonly found: readonly Row[];
  readonly limit: number;
  /** The key of the rows in the result for programs. */
  readonly name: string;
  /** A row for programs. */
  readonly entry: (row: Row) => object;
  /** The title of each column with its cell, for people. */
  readonly columns: Readonly<Record<string, (row: Row) => string>>;
  /** What people read where there is no row. */
  readonly none: string;
}

/** The outcome of a command that lists rows: for programs, spreadsheets and people. */
export function listing<Row>({ found, limit, name, entry, columns, none }: Listing<Row>): Outcome {
  const rows = found.slice(0, limit);
  const more = found.length > limit;
  const cells = Object.values(columns);
  const table = { titles: Object.keys(columns), rows: rows.map((row) => cells.map((cell) => cell(row))) };
  const text = rows.length === 0 ? none : tableText(table);
  return {
    data: { [name]: rows.map(entry), more },
    table,
    text: more ? `${text}\nThere are more: raise --limit.` : text,
  };
}
