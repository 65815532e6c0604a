import { type FieldPath, type Located, problemAt } from '../files/located.ts';
import { inside, type PackFiles, readPackFiles } from '../files/pack-files.ts';
import type { PackFolder } from '../files/pack-folder.ts';
import { type PackText, packTexts } from '../files/pack-texts.ts';
import type { Problem } from '../model/problem.ts';
import { bareText, readingGrade } from '../text/words.ts';
import { askedTwice } from './asked-twice.ts';
import { repeatedOpenings, unhedgedTexts } from './formulas.ts';
import { tellingForms } from './question-forms.ts';
import { toldEarlier } from './told-earlier.ts';
import { type Warning, warningAt } from './warning.ts';
import { singleWitnesses } from './witnesses.ts';

/**
 * Warnings for the pack's writers, except those listed in `exceptions.yaml`. An unused exception is a warning, too.
 */
export function packWarnings(folder: PackFolder): Problem[] {
  const { files } = readPackFiles(folder);
  const warnings = families.flatMap((family) => family(files));
  const allowed = allowances(files);
  const unused = allowed.flatMap((one) => {
    if (warnings.some((warning) => isAllowed(warning, one))) return [];
    const what = `${one.subject} has no warning "${one.kind}"`;
    return [problemAt(one.at, one.path, what, 'Remove the exception.')];
  });
  return [...warnings.filter((warning) => !allowed.some((one) => isAllowed(warning, one))), ...unused];
}

/** A line of `exceptions.yaml`. */
interface Allowance {
  readonly at: Located<unknown>;
  readonly path: FieldPath;
  readonly kind: Warning['kind'];
  /** A file, a question or an opening. */
  readonly subject: string;
}

function allowances({ exceptions }: PackFiles): Allowance[] {
  if (exceptions === undefined) return [];
  return exceptions.value.flatMap(({ file, about = [], warning: kind }, index) => [
    ...(file === undefined ? [] : [{ at: exceptions, path: [index], kind, subject: file }]),
    ...about.map((subject, item) => ({ at: exceptions, path: [index, 'about', item], kind, subject })),
  ]);
}

function isAllowed(warning: Warning, { kind, subject }: Allowance): boolean {
  return warning.kind === kind && (warning.file === subject || warning.about === subject);
}

const families: readonly ((files: PackFiles) => Warning[])[] = [
  hardTexts,
  repeatedWords,
  newNames,
  toldEarlier,
  askedTwice,
  singleWitnesses,
  repeatedOpenings,
  unhedgedTexts,
  tellingForms,
  unnamedEntries,
];

/** Pages suit readers aged thirteen; people and terms, with their many names, may be a grade harder. */
const hardestPage = 8;
const hardestEntry = 9;

/** Texts too hard for readers aged 9 to 13. */
function hardTexts({ pages, people, terms }: PackFiles): Warning[] {
  return [
    ...pages.flatMap((at) => tooHard(at, hardestPage)),
    ...[...people, ...terms].flatMap((at) => tooHard(at, hardestEntry)),
  ];
}

function tooHard(at: Located<{ readonly body: string }>, hardest: number): Warning[] {
  const grade = readingGrade(at.value.body);
  if (grade <= hardest) return [];
  const what = `the text is of school grade ${grade.toFixed(1)}`;
  return [
    {
      kind: 'reading-level',
      file: at.file,
      line: at.lineOf(['body']),
      what,
      fix: `Use shorter sentences and words: grade ${hardest} at most.`,
    },
  ];
}

const runLength = 7;
/** Several pages may share a map. */
const pictureWords = /^(?:image_)?alt$/;

/** Repeated sequences of seven words, to prevent duplicate sentences. */
function repeatedWords(files: PackFiles): Warning[] {
  const seen = new Map<string, string>();
  return packTexts(files)
    .filter(({ path }) => !pictureWords.test(String(path.at(-1))))
    .flatMap((text) => repeatsIn(text, seen));
}

/** The first repeat of each stretch; `seen` collects this text's sequences, with file and line. */
function repeatsIn({ at, path, text }: PackText, seen: Map<string, string>): Warning[] {
  const words =
    bareText(text)
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}'-]+/gu) ?? [];
  const line = at.lineOf(path);
  const found: Warning[] = [];
  let after = 0;
  for (let start = 0; start + runLength <= words.length; start += 1) {
    const run = words.slice(start, start + runLength).join(' ');
    const first = seen.get(run);
    if (first === undefined) seen.set(run, `${at.file}:${line}`);
    else if (start >= after) {
      after = start + runLength;
      found.push({
        kind: 'repeated-words',
        file: at.file,
        line,
        what: `"${run}" stands also in ${first}`,
        fix: 'Say it in other words.',
      });
    }
  }
  return found;
}

const mostNames = 4;
/** Capitalized words known to every reader. */
const known = new Set(
  'allah quran prophet muhammad islam i he him his who lord god arab arabs arabia arabic christian jews africa surah house year'.split(
    ' ',
  ),
);

/** Pages with more than four names that are new in this book and all earlier books. */
function newNames(files: PackFiles): Warning[] {
  const met = new Set(known);
  return inJourney(files).flatMap((book) => {
    const pages = inside(files.pages, book).toSorted((a, b) => a.value.number - b.value.number);
    const inSentences = new Set(pages.flatMap(({ value }) => namesIn(value.body).map(keyOf)));
    return pages.flatMap((at) => {
      const fresh = [...new Set(namesIn(at.value.body, inSentences))].filter((name) => isNew(name, met));
      for (const name of fresh) for (const word of wordsOf(name)) met.add(word);
      if (fresh.length <= mostNames) return [];
      const what = `the page has ${fresh.length} new names: ${fresh.join(', ')}`;
      const fix = `Bring ${mostNames} at most, and the others on another page.`;
      return [{ kind: 'new-names' as const, file: at.file, line: at.lineOf(['body']), what, fix }];
    });
  });
}

/** Books in journey order. */
function inJourney({ worlds, subTrails, books }: PackFiles) {
  return worlds
    .toSorted((a, b) => a.value.order - b.value.order)
    .flatMap((world) => inside(subTrails, world).toSorted((a, b) => a.value.order - b.value.order))
    .flatMap((subTrail) => books.filter(({ value }) => value.id === subTrail.value.book));
}

/** A name that shares a word with an earlier name is not new: "Ibrahim", "the House of Ibrahim". */
function isNew(name: string, met: ReadonlySet<string>): boolean {
  return !wordsOf(name).some((word) => met.has(word));
}

/**
 * Names in a text: capitalized words inside a sentence; at its start only words in `surely`, which are names elsewhere.
 * Particles join a name: "Zayd ibn Amr".
 */
function namesIn(body: string, surely: ReadonlySet<string> = new Set()): string[] {
  const sentences = bareText(body)
    .replace(/^#.*$/gm, '')
    .split(/[.!?:]+["”’)*]*\s|["“”]|\n\n/);
  return sentences.flatMap((sentence) => {
    const words = sentence.trim().match(/[\p{L}][\p{L}'’-]*/gu) ?? [];
    const names: string[] = [];
    for (const [index, word] of words.entries()) {
      const bare = word.replace(/['’]s$/, '');
      const isName =
        /^(?:al-)?\p{Lu}/u.test(bare) && (index > 0 || /^al-/.test(bare) || surely.has(keyOf(bare)));
      const before = words[index - 1] ?? '';
      const joined =
        names.length > 0 && (lastIs(names, before) || (/^(?:ibn|bint)$/.test(before) && index > 1));
      if (isName && joined) names.push(`${names.pop() ?? ''} ${bare}`);
      else if (isName) names.push(bare);
    }
    return names;
  });
}

function lastIs(names: readonly string[], word: string): boolean {
  return names.at(-1)?.endsWith(word.replace(/['’]s$/, '')) === true && /^(?:al-)?\p{Lu}/u.test(word);
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/^al-/, '');
}

function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .split(' ')
    .map((word) => word.replace(/^al-/, ''))
    .filter((word) => !/^(?:abd|abu|banu|ibn|bint|umm|sea|year)$/.test(word));
}

const marks = /:(?:person|term)\[[^\]]*\]\{#([^}]*)\}/g;

/** People and terms that no page of a book marks: readers find them there, and the word of the day leads there. */
function unnamedEntries({ pages, people, terms }: PackFiles): Warning[] {
  const named = new Set(pages.flatMap(({ value }) => [...value.body.matchAll(marks)].map(([, id]) => id)));
  const unnamed = (kind: string, entries: readonly Located<{ readonly id: string }>[]) =>
    entries
      .filter(({ value }) => !named.has(value.id))
      .map((at) =>
        warningAt('unnamed', at, ['id'], {
          what: `no page names the ${kind} "${at.value.id}", so no reader finds it`,
          fix: `Mark it on a page: :${kind}[words]{#${at.value.id}}.`,
        }),
      );
  return [...unnamed('person', people), ...unnamed('term', terms)];
}
