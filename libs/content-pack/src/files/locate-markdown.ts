import type { z } from 'zod';
import { locateYaml } from './locate-yaml.ts';
import type { FieldPath, Outcome } from './located.ts';

const fence = '---';

/** The fields of the front matter and the text below it. */
export type WithBody<T> = T & { readonly body: string };

/**
 * Reads a Markdown file with YAML front matter between two `---` lines.
 * The field path `['body']` gives the first line of the text. Returns every problem found; throws nothing.
 */
export function locateMarkdown<T extends object>(
  file: string,
  text: string,
  schema: z.ZodType<T>,
): Outcome<WithBody<T>> {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.indexOf(fence, 1);
  if (lines[0] !== fence || end < 0) return { problems: [noFrontMatter(file)] };
  const outcome = locateYaml(file, lines.slice(1, end).join('\n'), schema, 2);
  if ('problems' in outcome) return outcome;
  const { value, lineOf } = outcome.located;
  const body = lines.slice(end + 1).join('\n');
  const bodyLine = end + 2;
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
