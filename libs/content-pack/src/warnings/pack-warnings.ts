import { type Located, problemAt } from '../files/located.ts';
import { inside, type PackFiles, readPackFiles } from '../files/pack-files.ts';
import type { PackFolder } from '../files/pack-folder.ts';
import { type PackText, packTexts } from '../files/pack-texts.ts';
import type { Problem } from '../model/problem.ts';
import type { warningKinds } from '../schemas/pack-schemas.ts';
import { bareText, readingGrade } from '../text/words.ts';

/**
 * Warnings for the writers of the pack, without the exceptions that `exceptions.yaml` gives a reason for.
 * An exception that nothing needs is a warning, too.
 */
export function packWarnings(folder: PackFolder): Problem[] {
  const { files } = readPackFiles(folder);
  const warnings = [...hardTexts(files), ...repeatedWords(files), ...newNames(files)];
  const { exceptions } = files;
  const listed = exceptions?.value ?? [];
  const unused = listed.flatMap(({ file, warning }, index) =>
    exceptions === undefined || warnings.some((one) => one.file === file && one.kind === warning)
      ? []
      : [problemAt(exceptions, [index], `${file} has no warning "${warning}"`, 'Remove the exception.')],
  );
  const left = warnings.filter(
    ({ file, kind }) => !listed.some((one) => one.file === file && one.warning === kind),
  );
  return [...left, ...unused];
}

/** Readers of thirteen manage the pages; people and terms, which have many names, may be one grade harder. */
const hardestPage = 8;
const hardestEntry = 9;

/** Texts that are too hard for readers of 9 to 13 years. */
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
/** One map stands on several pages. */
const pictureWords = /^(?:image_)?alt$/;

/** Seven words in a row that stand twice in the pack: no sentence is said twice. */
function repeatedWords(files: PackFiles): Warning[] {
  const seen = new Map<string, string>();
  return packTexts(files)
    .filter(({ path }) => !pictureWords.test(String(path.at(-1))))
    .flatMap((text) => repeatsIn(text, seen));
}

/** The first repeat of each stretch; `seen` collects the runs of this text, with file and line. */
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
/** Words that are written with a capital and that every reader knows. */
const known = new Set(
  'allah quran prophet muhammad islam i he him his who lord god arab arabs arabia arabic christian jews africa surah house year'.split(
    ' ',
  ),
);

/** Pages with more than four names that neither their book nor an earlier one has had. */
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

/** The books as learners meet them. */
function inJourney({ worlds, subTrails, books }: PackFiles) {
  return worlds
    .toSorted((a, b) => a.value.order - b.value.order)
    .flatMap((world) => inside(subTrails, world).toSorted((a, b) => a.value.order - b.value.order))
    .flatMap((subTrail) => books.filter(({ value }) => value.id === subTrail.value.book));
}

/** Two names share a word, such as "Ibrahim" and "the House of Ibrahim": the second is not new. */
function isNew(name: string, met: ReadonlySet<string>): boolean {
  return !wordsOf(name).some((word) => met.has(word));
}

/**
 * The names of a text: capitals inside a sentence, and at its start those of `surely`, which are names elsewhere.
 * Small words join a name: "Zayd ibn Amr".
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

/** A problem that does not stop the import. */
interface Warning extends Problem {
  readonly kind: (typeof warningKinds)[number];
}
