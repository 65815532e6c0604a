import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Wording = { readonly what: string; readonly fix: string };

const guide = 'content/README.md shows the fields.';

/** Says in plain words what a schema found; `present` is whether the field is there at all. */
export function describeIssue(issue: Issue, present: boolean): Wording[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map(unknownField);
  const field = fieldName(issue.path);
  if (!present) return [{ what: `${field} is missing`, fix: `Add it; ${guide}` }];
  if (issue.code === 'invalid_value')
    return [{ what: `${field} must be one of: ${issue.values.join(', ')}`, fix: 'Choose one of these.' }];
  if (issue.code === 'invalid_type')
    return [{ what: `${field} must be ${article(issue.expected)}`, fix: `Correct it; ${guide}` }];
  return [{ what: `${field} ${issue.message}`, fix: `Correct it; ${guide}` }];
}

function unknownField(key: string): Wording {
  return { what: `"${key}" is not a field here`, fix: `Correct its name or remove it; ${guide}` };
}

function fieldName(path: readonly PropertyKey[]): string {
  const last = path.at(-1);
  if (last === undefined) return 'the file';
  return typeof last === 'number'
    ? `item ${last + 1} of "${String(path.at(-2) ?? 'the list')}"`
    : `"${String(last)}"`;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

function article(expected: string): string {
  return kinds[expected] ?? expected;
}
