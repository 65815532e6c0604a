import { printable } from './printable.ts';

export interface Table {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const widest = 48;
const gap = '  ';

/** Formats a table for the terminal; truncates long cells. */
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

/** First characters of spreadsheet formulas, including full-width variants. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/** Without it, spreadsheets read UTF-8 as the system's encoding. */
const byteOrderMark = '\ufeff';

/** Formats a table as CSV (RFC 4180) with every cell quoted; a leading quote disables formulas. */
export function csvText({ titles, rows }: Table): string {
  return byteOrderMark + [titles, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: string): string {
  const harmless = formula.test(cell.trimStart()) ? `'${cell}` : cell;
  return `"${printable(harmless).replaceAll('"', '""')}"`;
}
