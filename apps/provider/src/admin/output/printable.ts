/**
 * Characters that a terminal or a spreadsheet would interpret: controls, line ends, bidirectional marks,
 * lone surrogates.
 */
const obeyed = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Escapes control characters, for one line on a terminal. */
export function printable(text: string): string {
  return text.replace(obeyed, escape);
}

/** Splits a text into lines and escapes each for a terminal. */
export function printableLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).map(printable);
}

/** Like `JSON.stringify()`, but also escapes the characters that a terminal would interpret. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(obeyed, (sign) => (sign === '\n' ? sign : escape(sign)));
}

function escape(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
