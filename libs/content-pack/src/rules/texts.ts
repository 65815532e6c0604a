import { visit } from 'unist-util-visit';
import { comparisonKey, latinLetter } from '../model/comparison-key.ts';
import { type Located, problemAt } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import { type PackText, packTexts } from '../files/pack-texts.ts';
import type { Problem } from '../model/problem.ts';
import type { ChapterFile } from '../schemas/journey-schemas.ts';
import type { PageFile } from '../schemas/library-schemas.ts';
import type { HonorificsFile } from '../schemas/pack-schemas.ts';
import { isLink, isPlainColon, parseMarkdown } from '../text/render-text.ts';
import { countSentences, countWords, withoutLinks } from '../text/words.ts';

/** Before a prophet's name, the word is his title: the token then follows the name. */
const title = 'the Prophet';

/** Each protected name is followed by its token, and the pack defines each token. */
export function checkHonorifics(files: PackFiles): Problem[] {
  const { honorifics } = files;
  if (honorifics === undefined) return [];
  const { tokens, names, exempt } = honorifics.value;
  const tokenOf = new Map<string, string | null>(
    Object.entries(names).flatMap(([token, group]) => group.map((name) => [name, token] as const)),
  );
  for (const phrase of exempt) tokenOf.set(phrase, null);
  const keys = new Map([...tokenOf].map(([name, token]) => [comparisonKey(name), { name, token }] as const));
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
    ...namesWithoutToken(text, keys, pattern),
    ...unknownTokens(text, tokens),
  ]);
  return [...undefinedTokens, ...inTexts];
}

function namesWithoutToken(
  text: PackText,
  keys: ReadonlyMap<string, { readonly name: string; readonly token: string | null }>,
  pattern: RegExp,
): Problem[] {
  const readable = withoutLinks(text.text).normalize('NFD');
  const { folded, offsetOf } = foldText(readable);
  return [...folded.matchAll(pattern)].flatMap((match) => {
    const { name, token } = keys.get(comparisonKey(match[0])) ?? { name: match[0], token: null };
    if (token === null) return [];
    const end = match.index + match[0].length;
    const following = new RegExp(`^(?:['’]s)?["'”’»)*_]*\\s*\\{${token}\\}`);
    const isTitle = name === title && folded.slice(end).trimStart().search(pattern) === 0;
    if (isTitle || following.test(readable.slice(offsetOf(end)))) return [];
    return [
      problemInText(
        text,
        readable,
        offsetOf(match.index),
        `"${name}" stands without its honorific`,
        `Write ${name} {${token}}.`,
      ),
    ];
  });
}

/** Apostrophes and their signs in transliterations, but not a possessive. */
const apostrophes = /^['’‘‛`´′ʿʾʼ](?!s(?!\p{L}))/u;

/**
 * A text in NFD without diacritics, apostrophes and invisible signs, with plain hyphens and Latin look-alikes; `offsetOf` maps its
 * indexes back.
 */
function foldText(text: string): { folded: string; offsetOf: (index: number) => number } {
  const signs = [...text.matchAll(/[^]/gu)]
    .filter(
      ({ 0: sign, index }) => !/[\p{M}\p{Cf}]/u.test(sign) && !apostrophes.test(text.slice(index, index + 3)),
    )
    .flatMap(({ 0: sign, index }) =>
      [...(/\p{Pd}/u.test(sign) ? '-' : latinLetter(sign)).split('')].map((unit) => ({ unit, index })),
    );
  return {
    folded: signs.map(({ unit }) => unit).join(''),
    offsetOf: (at) => signs[at]?.index ?? text.length,
  };
}

/**
 * Matches the names in a folded text, also in capitals. Longer names first, so that "Salman al-Farsi" is not read as "Salman"; a
 * sentence may begin with an article.
 */
function namePattern(names: readonly string[]): RegExp {
  const written = [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => foldText(name.normalize('NFD')).folded);
  const alternatives = written.flatMap((name) => [anyForm(name), anyForm(name.toUpperCase())]);
  return new RegExp(`(?<![\\p{L}-])(?:${alternatives.join('|')})(?![\\p{L}-])`, 'gu');
}

function anyForm(name: string): string {
  const article = /^(?:the |al-)/.exec(name)?.[0] ?? '';
  const rest = name.slice(article.length).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return (articles[article] ?? '') + rest.replaceAll(' ', '\\s+');
}

const articles: Readonly<Record<string, string>> = { 'the ': '[Tt]he\\s+', 'al-': '[Aa]l-' };

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

const folders = { term: 'glossary', person: 'people' } as const;

type Ids = { readonly [Kind in keyof typeof folders]: ReadonlySet<string> };

/** Every term and person named in a text or question exists, and texts, including legal pages, contain no HTML. */
export function checkLinks(files: PackFiles): Problem[] {
  const ids: Ids = {
    term: new Set(files.terms.map((term) => term.value.id)),
    person: new Set(files.people.map((person) => person.value.id)),
  };
  const legal = files.legal.map((at) => ({ at, path: ['body'], text: at.value.body, markdown: true }));
  const texts = [...packTexts(files).filter((text) => text.markdown), ...legal];
  return [...texts.flatMap((text) => linksInText(text, ids)), ...tagsOfQuestions(files, ids)];
}

function linksInText(text: PackText, ids: Ids): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number | undefined, what: string, fix: string) => {
    const problem = problemAt(text.at, text.path, what, fix);
    // Only a Markdown file keeps the lines of its text; a YAML field may be folded.
    const offset = text.path[0] === 'body' ? (line ?? 1) - 1 : 0;
    problems.push({ ...problem, line: problem.line + offset });
  };
  visit(parseMarkdown(text.text), (node) => {
    const line = node.position?.start.line;
    if (node.type === 'html') report(line, 'the text holds HTML', 'Use Markdown only.');
    if (node.type === 'link' || node.type === 'image')
      report(line, `the text holds a ${node.type}`, 'Remove it: pages show words, terms and people only.');
    if (node.type !== 'textDirective' && node.type !== 'leafDirective' && node.type !== 'containerDirective')
      return;
    if (node.type === 'textDirective' && isPlainColon(node)) return;
    const [what, fix] = brokenLink(node.name, node.attributes?.['id'] ?? '', ids) ?? [];
    if (what !== undefined && fix !== undefined) report(line, what, fix);
  });
  return problems;
}

function brokenLink(kind: string, id: string, ids: Ids): readonly [what: string, fix: string] | undefined {
  if (!isLink(kind))
    return [
      `":${kind}" is not a mark that the app knows`,
      'Use :term[words]{#id} or :person[words]{#id}, and put a space after a colon.',
    ];
  if (ids[kind].has(id)) return undefined;
  return [`the ${kind} "${id}" does not exist`, `Add ${folders[kind]}/${id}.md or correct the id.`];
}

function tagsOfQuestions(files: PackFiles, ids: Ids): Problem[] {
  return files.chapters.flatMap((chapter) =>
    chapter.value.questions.flatMap((question, index) =>
      question.tags.flatMap((tag, position) => {
        const [kind = '', id = ''] = tag.split(':');
        const [what, fix] = (kind === 'place' ? undefined : brokenLink(kind, id, ids)) ?? [];
        return what === undefined || fix === undefined
          ? []
          : [problemAt(chapter, ['questions', index, 'tags', position], what, fix)];
      }),
    ),
  );
}

interface Limits {
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

/** Word limits by file kind. */
const limits = {
  pages: { name: 'the page', least: 60, most: 110 },
  people: { name: "the person's text", least: 60, most: 150 },
  terms: { name: "the term's text", least: 25, most: 70 },
  activities: { name: "the activity's text", least: 20, most: 80 },
} as const satisfies Partial<Record<keyof PackFiles, Limits>>;
const mostSimpleSentences = 2;
const mostSimpleWords = 12;

/** Pages, people, terms and activities have a word limit, the lines for the youngest and for the end of a chapter a sentence limit. */
export function checkTextLength(files: PackFiles): Problem[] {
  return [
    ...(['pages', 'people', 'terms', 'activities'] as const).flatMap((kind) =>
      files[kind].flatMap((at) => outsideLimits(at, limits[kind])),
    ),
    ...files.pages.flatMap(longSimpleLine),
    ...files.chapters.flatMap(longLearntLine),
  ];
}

function outsideLimits(at: Located<{ readonly body: string }>, { name, least, most }: Limits): Problem[] {
  const words = countWords(at.value.body);
  if (words >= least && words <= most) return [];
  return [
    problemAt(at, ['body'], `${name} has ${words} words`, `Keep it between ${least} and ${most} words.`),
  ];
}

function longSimpleLine(page: Located<PageFile>): Problem[] {
  const { simple = '' } = page.value;
  const sentences = countSentences(simple);
  const words = countWords(simple);
  if (sentences <= mostSimpleSentences && words <= mostSimpleWords) return [];
  const what = `the simple line has ${sentences} sentences and ${words} words`;
  const fix = `Say it in one or two short sentences of ${mostSimpleWords} words together.`;
  return [problemAt(page, ['simple'], what, fix)];
}

const mostLearntWords = 20;

function longLearntLine(chapter: Located<ChapterFile>): Problem[] {
  const { learnt = '' } = chapter.value;
  const words = countWords(learnt);
  if (words <= mostLearntWords && countSentences(learnt) <= 1) return [];
  const what = `the learnt sentence has ${words} words`;
  return [
    problemAt(chapter, ['learnt'], what, `Say it in one sentence of ${mostLearntWords} words at most.`),
  ];
}

/** The numbers of worlds and sub-trails match the pack's claim and do not exceed its plan. Both are optional. */
export function checkWrittenAmounts({ metadata, worlds, subTrails }: PackFiles): Problem[] {
  if (metadata === undefined) return [];
  const { planned, written } = metadata.value;
  const held = { worlds: worlds.length, sub_trails: subTrails.length };
  return (['worlds', 'sub_trails'] as const).flatMap((part) => {
    const amount = held[part];
    const told = written?.[part] ?? amount;
    const most = planned?.[part] ?? amount;
    return [
      ...(told === amount
        ? []
        : [
            problemAt(
              metadata,
              ['written', part],
              `the pack says that ${told} ${part} are written, and holds ${amount}`,
              `Write ${amount}, or add what is missing.`,
            ),
          ]),
      ...(amount <= most
        ? []
        : [
            problemAt(
              metadata,
              ['planned', part],
              `the pack plans ${most} ${part}, and holds ${amount}`,
              'Correct the plan.',
            ),
          ]),
    ];
  });
}
