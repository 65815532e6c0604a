import type { Problem } from '../problem.ts';

/** Keys and indexes that lead to a value inside a file. */
export type FieldPath = readonly (string | number)[];

/** A value that knows where it was written, so that a rule can point at it. */
export interface Located<T> {
  readonly file: string;
  readonly value: T;
  /** The line of the field, or of the nearest field around it. */
  readonly lineOf: (path: FieldPath) => number;
}

/** Either the value of a file or what is wrong with it. */
export type Outcome<T> = { readonly located: Located<T> } | { readonly problems: readonly Problem[] };

/** A problem at a field of a file. */
export function problemAt(at: Located<unknown>, path: FieldPath, what: string, fix: string): Problem {
  return { file: at.file, line: at.lineOf(path), what, fix };
}
