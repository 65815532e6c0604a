/**
 * Signs that a terminal or a spreadsheet would obey instead of showing: controls, line ends, and those that turn the
 * direction of reading; halves of signs too.
 */
const obeyed = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** The text as one safe line for a terminal: control signs are escaped. */
export function printable(text: string): string {
  return text.replace(obeyed, escape);
}

/** The lines of a text, each safe for a terminal. */
export function printableLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).map(printable);
}

/** JSON that a terminal can show: what `JSON.stringify` leaves as it is, is escaped in JSON's own way. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(obeyed, (sign) => (sign === '\n' ? sign : escape(sign)));
}

function escape(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
