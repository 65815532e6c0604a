import { type FieldPath, type Located, problemAt } from '../files/located.ts';
import type { Problem } from '../model/problem.ts';
import type { warningKinds } from '../schemas/pack-schemas.ts';

/** A problem that does not block the import. */
export interface Warning extends Problem {
  readonly kind: (typeof warningKinds)[number];
  /** Id of its question, or the opening, for an exception. */
  readonly about?: string;
}

type Kind = Warning['kind'];

/** A warning at a file's field. */
export function warningAt(
  kind: Kind,
  at: Located<unknown>,
  path: FieldPath,
  text: { readonly what: string; readonly fix: string; readonly about?: string },
): Warning {
  const { about } = text;
  return { kind, ...problemAt(at, path, text.what, text.fix), ...(about !== undefined && { about }) };
}
