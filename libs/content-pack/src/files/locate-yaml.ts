import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import type { FieldPath, Outcome } from './located.ts';
import type { Problem } from '../problem.ts';
import { describeIssue } from './describe-issue.ts';

/**
 * Reads YAML into the shape of its schema.
 * `firstLine` is the line of the file on which the text starts. Returns every problem found; throws nothing.
 */
export function locateYaml<T>(file: string, text: string, schema: z.ZodType<T>, firstLine = 1): Outcome<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineOf = (path: FieldPath) => lines.linePos(offsetOf(document, path)).line + firstLine - 1;
  if (document.errors.length > 0)
    return { problems: document.errors.map((error) => syntaxProblem(error, file, firstLine)) };
  const result = schema.safeParse(document.toJS());
  if (result.success) return { located: { file, value: result.data, lineOf } };
  const problems = result.error.issues.flatMap((issue) => {
    const path = fieldPath(issue.path);
    return describeIssue(issue, document.hasIn(path)).map((text) => ({ file, line: lineOf(path), ...text }));
  });
  return { problems };
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

/** Where the field starts: its key when it has one, else its value, else the nearest field around it. */
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
