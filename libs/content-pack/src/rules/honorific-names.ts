import { problemAt } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import { packTexts, type PackText } from '../files/pack-texts.ts';
import type { HonorificsFile } from '../schemas/pack-schema.ts';
import type { Problem } from '../problem.ts';
import { withoutLinks } from '../text/visible-words.ts';

/** Before the name of a prophet it is his title: the token then follows the name. */
const title = 'the Prophet';

/** After each protected name stands its token, and each token is one that the pack defines. */
export function checkHonorifics(files: PackFiles): Problem[] {
  const { honorifics } = files;
  if (honorifics === undefined) return [];
  const { tokens, names, exempt } = honorifics.value;
  const tokenOf = new Map<string, string | null>(
    Object.entries(names).flatMap(([token, group]) => group.map((name) => [name, token] as const)),
  );
  for (const phrase of exempt) tokenOf.set(phrase, null);
  const undefinedTokens = Object.keys(names)
    .filter((token) => !Object.hasOwn(tokens, token))
    .map((token) =>
      problemAt(
        honorifics,
        ['names', token],
        `the token "${token}" has no sign and words`,
        'Add it under tokens.',
      ),
    );
  const pattern = namePattern([...tokenOf.keys()]);
  const inTexts = packTexts(files).flatMap((text) => [
    ...namesWithoutToken(text, tokenOf, pattern),
    ...unknownTokens(text, tokens),
  ]);
  return [...undefinedTokens, ...inTexts];
}

function namesWithoutToken(
  text: PackText,
  tokenOf: ReadonlyMap<string, string | null>,
  pattern: RegExp,
): Problem[] {
  const readable = withoutLinks(text.text);
  return [...readable.matchAll(pattern)].flatMap((match) => {
    const name = match[0].replace(/\s+/g, ' ').replace(/^(?:The |Al-)/, (article) => article.toLowerCase());
    const token = tokenOf.get(name) ?? null;
    if (token === null) return [];
    const rest = readable.slice(match.index + match[0].length);
    const following = new RegExp(`^(?:['’]s)?["”*_]*\\s*\\{${token}\\}`);
    if (following.test(rest) || (name === title && rest.trimStart().search(pattern) === 0)) return [];
    return [
      problemInText(
        text,
        readable,
        match.index,
        `"${name}" stands without its honorific`,
        `Write ${name} {${token}}.`,
      ),
    ];
  });
}

/** Longer names first, so that "Salman al-Farsi" is not read as "Salman"; a sentence may begin with an article. */
function namePattern(names: readonly string[]): RegExp {
  const alternatives = [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) =>
      name
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll(' ', '\\s+')
        .replace(/^the/, '[Tt]he')
        .replace(/^al-/, '[Aa]l-'),
    );
  return new RegExp(`(?<![\\p{L}-])(?:${alternatives.join('|')})(?![\\p{L}-])`, 'gu');
}

function unknownTokens(text: PackText, tokens: HonorificsFile['tokens']): Problem[] {
  const readable = withoutLinks(text.text);
  return [...readable.matchAll(/\{([a-z]+(?:-[a-z]+)*)\}/g)].flatMap((match) => {
    const [whole, token = ''] = match;
    if (Object.hasOwn(tokens, token)) return [];
    return [
      problemInText(
        text,
        readable,
        match.index,
        `${whole} is not an honorific token`,
        `Use one of: ${Object.keys(tokens)
          .map((name) => `{${name}}`)
          .join(', ')}.`,
      ),
    ];
  });
}

/** Only a Markdown file keeps the lines of its text; a YAML field may be folded. */
function problemInText(text: PackText, readable: string, index: number, what: string, fix: string): Problem {
  const problem = problemAt(text.at, text.path, what, fix);
  const offset = text.path[0] === 'body' ? readable.slice(0, index).split('\n').length - 1 : 0;
  return { ...problem, line: problem.line + offset };
}
