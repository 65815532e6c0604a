import { problemAt } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import { packTexts } from '../files/pack-texts.ts';
import type { Problem } from '../model/problem.ts';

/** Markup outside the app's Markdown, which children would see as signs. */
const unknownMarkup: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^[ \t]*\|?[^|\n]*\|.*\n[ \t]*\|?[ \t]*:?-{3,}/m, 'a table'],
  [/^[ \t]*(?:[-*+]|\d+\.)[ \t]+\[[ xX]\]/m, 'a list of tasks'],
  [/~~[^~\n]+~~/, 'struck-out text'],
  [/\[\^[^\]\s]+\]/, 'a footnote'],
  [/==[^=\n]+==/, 'marked text'],
  [/^#+[^#\s]/m, 'a heading without a space'],
  [/\[[^\]\n]+\]\[[^\]\n]*\]/, 'a link'],
];

/** Markdown and HTML in a field that shows plain text. */
const plainMarkup: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/:[a-z]+\[[^\]]*\]/, 'a marked term'],
  [/\*\*?[^\s*][^*\n]*\*/, 'stars around words'],
  [/<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i, 'HTML'],
  [/!?\[[^\]\n]+\]\([^)\n]*\)/, 'a link'],
];

/** Texts contain only markup that the app renders. */
export function checkMarkup(files: PackFiles): Problem[] {
  const legal = files.legal.map((at) => ({ at, path: ['body'], text: at.value.body, markdown: true }));
  return [...packTexts(files), ...legal].flatMap(({ at, path, text, markdown }) =>
    [...unknownMarkup, ...(markdown ? [] : plainMarkup)].flatMap(([pattern, name]) => {
      const index = text.search(pattern);
      if (index < 0) return [];
      const problem = problemAt(
        at,
        path,
        `the text holds ${name}, which readers would see as signs`,
        'Write it in words.',
      );
      // Only a Markdown file keeps the lines of its text; a YAML field may be folded.
      const offset = path[0] === 'body' ? text.slice(0, index).split('\n').length - 1 : 0;
      return [{ ...problem, line: problem.line + offset }];
    }),
  );
}
