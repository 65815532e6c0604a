import { variables } from './variables.ts';

/** A set variable of an unknown name, and the similar known name. */
export interface MisspeltVariable {
  readonly name: string;
  readonly similar: string;
}

/**
 * Finds unknown variables with a name similar to a known one: the provider would ignore them. Other names belong to the
 * system.
 */
export function misspeltVariables(
  environment: Readonly<Record<string, string | undefined>>,
): MisspeltVariable[] {
  const known = Object.keys(variables);
  return Object.keys(environment)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const similar = known.find((other) => isSimilar(name, other));
      return similar === undefined ? [] : [{ name, similar }];
    });
}

/** Names up to this length, such as HOST, differ from HOME and PATH in two letters. */
const shortName = 5;

function isSimilar(name: string, known: string): boolean {
  const letters = (text: string) => text.toUpperCase().replace(/[^A-Z]/g, '');
  return editDistance(letters(name), letters(known)) <= (known.length > shortName ? 2 : 1);
}

/** Levenshtein distance with swapped neighbours as one edit. */
function editDistance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_none, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    rows.push(line);
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + same,
          swapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(one.length, other.length);
}
