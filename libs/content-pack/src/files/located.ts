import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import type { Problem } from '../model/problem.ts';
import type { WithBody } from '../schemas/field.ts';

/** Keys and indexes that locate a value inside a file. */
export type FieldPath = readonly (string | number)[];

/** A value with its source location, for problem reports. */
export interface Located<T> {
  readonly file: string;
  readonly value: T;
  /** Line: the field's, or the nearest enclosing field's. */
  readonly lineOf: (path: FieldPath) => number;
}

/** A file's value, or its problems. */
export type Outcome<T> = { readonly located: Located<T> } | { readonly problems: readonly Problem[] };

/** A problem at a file's field. */
export function problemAt(at: Located<unknown>, path: FieldPath, what: string, fix: string): Problem {
  return { file: at.file, line: at.lineOf(path), what, fix };
}

/**
 * Parses YAML by its schema.
 * `firstLine` is the text's first line in the file. Returns all problems; never throws.
 */
export function locateYaml<T>(file: string, text: string, schema: z.ZodType<T>, firstLine = 1): Outcome<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineOf = (path: FieldPath) => lines.linePos(offsetOf(document, path)).line + firstLine - 1;
  if (document.errors.length > 0)
    return { problems: document.errors.map((error) => syntaxProblem(error, file, firstLine)) };
  const lost = lostTexts(document).map(({ offset, comment }) => ({
    file,
    line: lines.linePos(offset).line + firstLine - 1,
    what: `the text "#${comment}" is lost: it counts as a comment`,
    fix: 'Put the whole text in quotes, or the comment on a line of its own.',
  }));
  if (lost.length > 0) return { problems: lost };
  const result = schema.safeParse(document.toJS());
  if (result.success) return { located: { file, value: result.data, lineOf } };
  const problems = result.error.issues.flatMap((issue) => {
    const path = fieldPath(issue.path);
    const written: unknown = document.getIn(path);
    return describeIssue(issue, document.hasIn(path), written).map((text) => ({
      file,
      line: lineOf(path),
      ...text,
    }));
  });
  return { problems };
}

/** Comments behind an unquoted text of several words. */
function lostTexts(document: Document): { readonly offset: number; readonly comment: string }[] {
  const found: { offset: number; comment: string }[] = [];
  visit(document, {
    Scalar: (_key, { type, value, comment, range }) => {
      if (type === 'PLAIN' && typeof value === 'string' && /\s/.test(value) && comment)
        found.push({ offset: range?.[0] ?? 0, comment });
    },
  });
  return found;
}

function syntaxProblem(
  error: { message: string; linePos?: [{ line: number }, ...unknown[]] },
  file: string,
  firstLine: number,
): Problem {
  const reason = error.message.split(' at line ')[0] ?? error.message;
  return {
    file,
    line: (error.linePos?.[0].line ?? 1) + firstLine - 1,
    what: `this is not valid YAML: ${reason}`,
    fix: 'Check the indentation, and put text that has a colon in quotes.',
  };
}

function fieldPath(path: readonly PropertyKey[]): (string | number)[] {
  return path.filter((key) => typeof key !== 'symbol');
}

/** Offset: the key's, else the value's, else the nearest enclosing field's. */
function offsetOf(document: Document, path: FieldPath): number {
  for (let length = path.length; length > 0; length -= 1) {
    const offset = ownOffset(document, path.slice(0, length));
    if (offset !== undefined) return offset;
  }
  return 0;
}

function ownOffset(document: Document, path: FieldPath): number | undefined {
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const last = path.at(-1);
  if (isMap(parent)) {
    const key = parent.items.find((pair) => isScalar(pair.key) && pair.key.value === last)?.key;
    return isNode(key) ? key.range?.[0] : undefined;
  }
  const node = document.getIn(path, true);
  return isNode(node) ? node.range?.[0] : undefined;
}

const fence = '---';

/**
 * Parses a Markdown file with YAML front matter between two `---` lines.
 * The field path `['body']` is the first line of the text. Returns all problems; never throws.
 */
export function locateMarkdown<T extends object>(
  file: string,
  text: string,
  schema: z.ZodType<T>,
): Outcome<WithBody<T>> {
  const lines = text.split('\n');
  const isFence = (line: string) => line.trimEnd() === fence;
  const start = lines.findIndex((line) => line.trim() !== '');
  const end = lines.findIndex((line, index) => index > start && isFence(line));
  if (!isFence(lines[start] ?? '') || end < 0) return { problems: [noFrontMatter(file)] };
  const outcome = locateYaml(file, lines.slice(start + 1, end).join('\n'), schema, start + 2);
  const body = lines.slice(end + 1).join('\n');
  const bodyLine = end + 2;
  const noText = { file, line: end + 1, what: 'there is no text below the fields', fix: 'Write it.' };
  const problems = [
    ...('problems' in outcome ? outcome.problems : []),
    ...(body.trim() === '' ? [noText] : []),
  ];
  if ('problems' in outcome || problems.length > 0) return { problems };
  const { value, lineOf } = outcome.located;
  const located = {
    file,
    value: { ...value, body },
    lineOf: (path: FieldPath) => (path[0] === 'body' ? bodyLine : lineOf(path)),
  };
  return { located };
}

function noFrontMatter(file: string) {
  return {
    file,
    line: 1,
    what: 'the file does not start with its fields',
    fix: 'Begin with a line ---, then the fields, then a line ---, then the text.',
  };
}

type Issue = z.core.$ZodIssue;
type Wording = { readonly what: string; readonly fix: string };

const guide = 'content/README.md shows the fields.';

/** Describes a schema issue for volunteers; `present`: whether the field exists, with the value `written`. */
function describeIssue(issue: Issue, present: boolean, written: unknown): Wording[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map(unknownField);
  const field = fieldName(issue.path);
  if (!present) return [{ what: `${field} is missing`, fix: `Add it; ${guide}` }];
  if (issue.code === 'invalid_value')
    return [{ what: `${field} must be one of: ${issue.values.join(', ')}`, fix: 'Choose one of these.' }];
  if (issue.code === 'invalid_type' && issue.expected === 'string' && isUnquoted(written))
    return [{ what: `${field} must be a text, and ${String(written)} is none`, fix: 'Put it in quotes.' }];
  if (issue.code === 'invalid_type')
    return [{ what: `${field} must be ${article(issue.expected)}`, fix: `Correct it; ${guide}` }];
  return [{ what: `${field} ${issue.message}`, fix: `Correct it; ${guide}` }];
}

/** YAML reads 570, 1.5 and true as other than text. */
function isUnquoted(written: unknown): boolean {
  return ['number', 'bigint', 'boolean'].includes(typeof written);
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
