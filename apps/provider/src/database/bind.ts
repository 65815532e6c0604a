/** A value that both engines store alike. */
export type BoundValue = string | number | null;

/**
 * Converts every parameter of a statement, so that SQLite and PostgreSQL hold the same.
 * Booleans become 0 and 1. Throws a `TypeError`, which never carries the value, for values that the engines would cut,
 * guess or treat differently: NUL in a text, NaN, integers beyond 2^53, dates, objects, `undefined`.
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
  // Negative zero would come back as a different number from one engine.
  return value === 0 ? 0 : value;
}

function refuse(index: number, reason: string): TypeError {
  return new TypeError(`Parameter ${index + 1} ${reason}.`);
}

function kindOf(value: unknown): string {
  if (value instanceof Date) return 'a date (bind epoch milliseconds)';
  return typeof value === 'object' ? 'an object (bind JSON as text)' : `of type ${typeof value}`;
}

/** Texts, quoted names and comments, in which a question mark is no placeholder. */
const quoted = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\//g;

/** The number of `?` placeholders of a statement. */
export function countPlaceholders(sql: string): number {
  return sql.replaceAll(quoted, '').split('?').length - 1;
}
