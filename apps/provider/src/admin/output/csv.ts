import { printable } from './printable.ts';
import type { Table } from './table.ts';

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
