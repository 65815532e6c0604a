/** A value that both engines store alike. */
export type BoundValue = string | number | null;

/**
 * Converts the parameters of a statement to values that SQLite and PostgreSQL store alike. Booleans become 0 and 1.
 * Throws a `TypeError` without the value for input that the engines would truncate, guess or treat differently: NUL
 * in a text, NaN, integers beyond 2^53, dates, objects, `undefined`.
 */
export function bind(parameters: readonly unknown[]): BoundValue[] {
  return parameters.map(bindValue);
}

/** Like `bind()`, but checks the number of parameters: SQLite would fill missing ones with null. */
export function bindTo(placeholders: number, parameters: readonly unknown[]): BoundValue[] {
  if (parameters.length !== placeholders) {
    throw new TypeError(
      `The statement has ${placeholders} placeholders but got ${parameters.length} parameters.`,
    );
  }
  return bind(parameters);
}

function bindValue(value: unknown, index: number): BoundValue {
  if (value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number') return bindNumber(value, index);
  if (typeof value !== 'string')
    throw refuse(index, `is ${kindOf(value)}; bind a text, a number, a boolean or null`);
  if (value.includes('\0')) throw refuse(index, 'is a text with a NUL');
  return value;
}

function bindNumber(value: number, index: number): number {
  if (!Number.isFinite(value)) throw refuse(index, 'is not a finite number');
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw refuse(index, 'is an integer beyond 2^53');
  // An engine would return negative zero as a different number.
  return value === 0 ? 0 : value;
}

function refuse(index: number, reason: string): TypeError {
  return new TypeError(`Parameter ${index + 1} ${reason}.`);
}

function kindOf(value: unknown): string {
  if (value instanceof Date) return 'a date (bind epoch milliseconds)';
  return typeof value === 'object' ? 'an object (bind JSON as text)' : `of type ${typeof value}`;
}

/** Strings, quoted names and comments, whose question marks are not placeholders. */
const quoted = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\//g;

export function countPlaceholders(sql: string): number {
  return sql.replaceAll(quoted, '').split('?').length - 1;
}
