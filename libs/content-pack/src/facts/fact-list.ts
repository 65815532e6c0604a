import { decodeFile } from '../files/decode-file.ts';
import type { Problem } from '../model/problem.ts';
import type { Work } from '../schemas/reference-schemas.ts';

/** Source of a fact. */
export interface FactReference {
  readonly line: number;
  /** `says`: the passage states the fact. `recalls`: it only mentions it. */
  readonly bond: 'says' | 'recalls';
  /** Key of a listed work. */
  readonly work: string;
  /** Page, verse, hadith number or entry. */
  readonly place: string;
  /** Arabic words in the passage; empty for an entry. */
  readonly words: readonly string[];
}

/** A sentence in a fact list. */
export interface Fact {
  readonly line: number;
  readonly chapter: string;
  /** Unique in the list; texts refer to it, so it never changes. */
  readonly number: number;
  readonly text: string;
  readonly references: readonly FactReference[];
}

/** A parsed fact list. */
export interface FactList {
  readonly file: string;
  /** Id of its sub-trail; empty if the title lacks it. */
  readonly id: string;
  readonly facts: readonly Fact[];
  readonly problems: readonly Problem[];
}

/** Whether `file`, a path inside a pack, is a sub-trail's fact list. */
export function isFactList(file: string): boolean {
  return /^worlds\/[^/]+\/[^/]+\/facts\.md$/.test(file);
}

/** Like `readFactList()`, from the file's bytes. */
export function decodeFactList(file: string, bytes: Buffer, works: CitedWorks): FactList {
  const decoded = decodeFile(file, bytes);
  return 'problem' in decoded
    ? { file, id: '', facts: [], problems: [decoded.problem] }
    : readFactList(file, decoded.text, works);
}

const titleForm = /^# ([a-z][a-z0-9]*(?:-[a-z0-9]+)*): \S/;

/**
 * Reads a fact list: title (`# w1-s1: The Land`), chapters (`## title`), numbered facts and their references
 * (`- says | work place | word، word`).
 * Reports malformed lines; if there are none, reports facts that break the reference rules.
 *
 * @param works citable works
 */
export function readFactList(file: string, text: string, works: CitedWorks): FactList {
  const facts: (Fact & { readonly references: FactReference[] })[] = [];
  const problems: Problem[] = [];
  const chapters: { readonly title: string; readonly line: number }[] = [];
  let chapter: string | undefined;
  let id = '';
  const refuse = (line: number, what: string, fix: string) => problems.push({ file, line, what, fix });
  for (const [index, raw] of text.split('\n').entries()) {
    const line = index + 1;
    const item = raw.trim();
    const [, number, sentence] = /^(\d+)\. (.+)$/.exec(item) ?? [];
    const fact = facts.at(-1);
    if (item === '') continue;
    if (line === 1 && titleForm.test(item)) id = titleForm.exec(item)?.[1] ?? '';
    else if (item.startsWith('## ')) {
      chapter = item.slice(3).trim();
      chapters.push({ title: chapter, line });
    } else if (sentence !== undefined && chapter !== undefined)
      facts.push({ line, chapter, number: Number(number), text: sentence, references: [] });
    else if (item.startsWith('- ') && fact?.chapter === chapter && fact !== undefined) {
      const reference = readReference(item, line, works);
      if (typeof reference === 'string') refuse(line, reference, factListHelp);
      else fact.references.push(reference);
    } else refuse(line, 'the line is no title, chapter, fact or reference', factListHelp);
  }
  for (const { title, line } of chapters)
    if (!facts.some((fact) => fact.chapter === title))
      refuse(line, `the chapter "${title}" has no fact`, 'Write its facts first: its texts name them.');
  if (id === '') refuse(1, 'the title has no sub-trail id', 'Begin with a line like "# w1-s1: The Land".');
  return { file, id, facts, problems: problems.length > 0 ? problems : brokenRules(file, facts, works) };
}

const factListHelp = 'content/README.md shows the form under "A fact list".';

/** The reference in `item`, or its problem. */
function readReference(item: string, line: number, works: CitedWorks): FactReference | string {
  const [bond, source = '', list = '', ...rest] = item
    .slice(2)
    .split('|')
    .map((part) => part.trim());
  if (bond !== 'says' && bond !== 'recalls') return 'a reference begins with says or recalls';
  const [work = '', place = ''] = source.split(/\s+(.*)/s);
  const words = list
    .split(/[،,]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const wrong =
    rest.length > 0 ? 'a reference has three parts at most' : wrongPlace(works, work, place, words);
  return wrong ?? { line, bond, work, place, words };
}

function wrongPlace(
  works: CitedWorks,
  work: string,
  place: string,
  words: readonly string[],
): string | undefined {
  const cited = works.get(work);
  if (cited === undefined) return `"${work}" is no work of the list`;
  const { length } = singlePlaces(place);
  if (!placeForms[cited.kind].test(place) || length === 0) return `"${place}" is no ${cited.kind} of ${work}`;
  if (cited.kind === 'entry') return words.length > 0 ? `${work} has no text to look words up in` : undefined;
  if (cited.kind === 'page' && length > mostPages)
    return `"${place}" spans ${length} pages, ${mostPages} at most`;
  const alone = words.join(' ').split(/\s+/).length < 2;
  return alone || words.length > 5
    ? 'a reference has two Arabic words or more, in five parts at most'
    : undefined;
}

function brokenRules(file: string, facts: readonly Fact[], works: CitedWorks): Problem[] {
  return facts.flatMap(({ line, number, text, references }, index) => {
    const first = facts.findIndex((fact) => fact.number === number);
    const grades = references.map(({ work }) => works.get(work)?.grade);
    const onlySummaries = grades.every((grade) => grade === 'M');
    const onlySira = grades.length > 0 && grades.every((grade) => grade === 'S');
    return [
      ...(first === index
        ? []
        : [{ file, line, what: `fact ${number} is there twice`, fix: 'Take the next free number.' }]),
      ...(references.some(({ bond }) => bond === 'says')
        ? []
        : [
            {
              file,
              line,
              what: 'no reference says the fact',
              fix: 'Add one that does, or leave the fact out.',
            },
          ]),
      ...(onlySummaries
        ? [{ file, line, what: 'only a modern summary supports the fact', fix: 'Add its source.' }]
        : []),
      ...(onlySira && !text.startsWith('Biographers relate')
        ? [{ file, line, what: 'only biographers tell the fact', fix: 'Begin it with "Biographers relate".' }]
        : []),
    ];
  });
}

/** A reference names its passage exactly: a reader must find it. */
const mostPages = 4;

/** Locator in a work: a page (`1:142`), a verse (`14:37`), a hadith number (`3364`) or an article (`geography`). */
type PlaceKind = 'page' | 'verse' | 'hadith' | 'entry';

const placeKinds = {
  verse: 'verse',
  number: 'hadith',
  page: 'page',
  entry: 'entry',
} as const satisfies Record<Work['place'], PlaceKind>;

/** A citable work. */
export interface CitedWork {
  readonly title: string;
  readonly grade: Work['grade'];
  readonly kind: PlaceKind;
  /** File name prefix; for a hadith collection, the folder or file name; empty for entries. */
  readonly text: string;
}

/** Works by their key in fact lists. */
export type CitedWorks = ReadonlyMap<string, CitedWork>;

/** The citable works in the pack's list. */
export function citedWorks(works: readonly Work[]): CitedWorks {
  return new Map(
    works.flatMap(({ cited_as: word, text = '', title, grade, place }) =>
      word === undefined ? [] : [[word, { title, grade, kind: placeKinds[place], text }] as const],
    ),
  );
}

/** Locator syntax by kind. Pages and verses may be a range: `105:1-5`. */
const placeForms: Readonly<Record<PlaceKind, RegExp>> = {
  page: /^\d+:\d+(-\d+)?$/,
  verse: /^\d+:\d+(-\d+)?$/,
  hadith: /^\d+$/,
  entry: /\p{L}{2}/u,
};

/** Expands a range: `1:142-143` is `1:142` and `1:143`. */
export function singlePlaces(place: string): string[] {
  const [, part, first, last = first] = /^(\d+):(\d+)(?:-(\d+))?$/.exec(place) ?? [];
  if (part === undefined) return [place];
  const length = Math.max(0, Number(last) - Number(first) + 1);
  return Array.from({ length }, (_, index) => `${part}:${Number(first) + index}`);
}
