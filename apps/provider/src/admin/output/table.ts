import { printable } from './printable.ts';

/** Rows with a title for each column; cells as people read them. */
export interface Table {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const widest = 48;
const gap = '  ';

/** The table as lines of text in columns; long cells are cut. */
export function tableText({ titles, rows }: Table): string {
  const cells = [titles, ...rows].map((row) => row.map((cell) => shorten(printable(cell))));
  const widths = titles.map((_title, index) => Math.max(...cells.map((row) => signsOf(row[index]).length)));
  return cells
    .map((row) =>
      row
        .map((cell, index) => pad(cell, widths[index] ?? 0))
        .join(gap)
        .trimEnd(),
    )
    .join('\n');
}

function shorten(cell: string): string {
  const signs = signsOf(cell);
  return signs.length > widest ? `${signs.slice(0, widest - 1).join('')}…` : cell;
}

function pad(cell: string, width: number): string {
  return cell + ' '.repeat(width - signsOf(cell).length);
}

function signsOf(cell = ''): string[] {
  return [...cell];
}

/** What spreadsheets take as the beginning of a formula, in wide signs too. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/** The table by RFC 4180, every cell in quotes; a leading quote keeps formulas from being computed. */
export function csvText({ titles, rows }: Table): string {
  return [titles, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: string): string {
  const harmless = formula.test(cell.trimStart()) ? `'${cell}` : cell;
  return `"${printable(harmless).replaceAll('"', '""')}"`;
}
