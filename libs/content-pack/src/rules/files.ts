import { isAudio } from '../files/file-kinds.ts';
import { type FieldPath, type Located, problemAt } from '../files/located.ts';
import { inside, type PackFiles } from '../files/pack-files.ts';
import { legalPages } from '../model/pack.ts';
import type { Problem } from '../model/problem.ts';
import type { BookFile } from '../schemas/library-schemas.ts';

const known = [
  /^worlds\/[^/]+\/world\.yaml$/,
  /^worlds\/[^/]+\/[^/]+\/(sub-trail|chapters\/[^/]+)\.yaml$/,
  /^worlds\/[^/]+\/[^/]+\/facts\.md$/,
  /^books\/[^/]+\/(book\.yaml|pages\/[^/]+\.md)$/,
  /^(people|glossary|legal)\/[^/]+\.md$/,
  /^activities\/([^/]+\.md|pdf\/[^/]+\.pdf)$/,
  /^competitions\/[^/]+\.yaml$/,
  /^avatar\/(head|top|pants|shoes)\.yaml$/,
];

/** Reports ignored files: each file must have a known kind and be in its parent's folder. */
export function checkStrayFiles(files: PackFiles): Problem[] {
  const unknown = [...files.folder.keys()]
    .filter(
      (file) =>
        /^(worlds|books|people|glossary|legal|avatar|activities|competitions)\//.test(file) &&
        !known.some((pattern) => pattern.test(file)),
    )
    .map((file) => ({
      file,
      line: 1,
      what: 'the app does not know what this file is',
      fix: 'Correct its name or its folder; content/README.md shows them.',
    }));
  return [
    ...unknown,
    ...noWorld(files),
    ...withoutParent(files.subTrails, files.worlds, 'world.yaml'),
    ...withoutParent(files.chapters, files.subTrails, 'sub-trail.yaml'),
    ...withoutParent(files.pages, files.books, 'book.yaml'),
  ];
}

function noWorld(files: PackFiles): Problem[] {
  if (files.worlds.length > 0) return [];
  return [{ file: 'worlds', line: 1, what: 'the pack has no world', fix: 'Add a folder with a world.yaml.' }];
}

function withoutParent(
  children: readonly Located<unknown>[],
  parents: readonly Located<unknown>[],
  parent: string,
): Problem[] {
  const placed = new Set(parents.flatMap((one) => inside(children, one)));
  return children
    .filter((child) => !placed.has(child))
    .map((child) =>
      problemAt(child, [], `no folder above has a ${parent}`, `Add the ${parent}, or move this file.`),
    );
}

interface UsedId {
  readonly id: string;
  readonly at: Located<unknown>;
  readonly path: FieldPath;
}

/** An id is unique within its kind; people, terms, books, activities and competitions use their file or folder name as id. */
export function checkUniqueIds(files: PackFiles): Problem[] {
  const own = (all: readonly Located<{ readonly id: string }>[]): UsedId[] =>
    all.map((at) => ({ id: at.value.id, at, path: ['id'] }));
  const questions = files.chapters.flatMap((at) =>
    at.value.questions.map(({ id }, index) => ({ id, at, path: ['questions', index, 'id'] })),
  );
  const journey = [...own(files.worlds), ...own(files.subTrails), ...own(files.chapters), ...questions];
  const listed = [files.quizTimes].flatMap((at) =>
    at === undefined ? [] : [at.value.map(({ id }, index) => ({ id, at, path: [index, 'id'] }))],
  );
  const library = [
    own(files.books),
    own(files.pages),
    own(files.people),
    own(files.terms),
    own(files.activities),
    own(files.competitions),
  ];
  return [
    ...[journey, ...listed, ...library].flatMap(repeated),
    ...[...files.people, ...files.terms, ...files.activities, ...files.competitions].flatMap((at) =>
      unlikeName(at, at.file.replace(/^.*\//, '').replace(/\.(md|yaml)$/, '')),
    ),
    ...files.books.flatMap((at) => unlikeName(at, at.file.split('/')[1] ?? '')),
  ];
}

function repeated(used: readonly UsedId[]): Problem[] {
  const first = new Map<string, UsedId>();
  return used.flatMap((one) => {
    const earlier = first.get(one.id);
    if (earlier === undefined) {
      first.set(one.id, one);
      return [];
    }
    const where = `${earlier.at.file}:${earlier.at.lineOf(earlier.path)}`;
    return [
      problemAt(
        one.at,
        one.path,
        `the id "${one.id}" is used already in ${where}`,
        'Give one of them a new id.',
      ),
    ];
  });
}

function unlikeName(at: Located<{ readonly id: string }>, name: string): Problem[] {
  if (at.value.id === name) return [];
  return [
    problemAt(
      at,
      ['id'],
      `the id "${at.value.id}" is not the name of its file or folder, "${name}"`,
      'Make the two the same.',
    ),
  ];
}

/** Literal path segments that app or API URLs use in the position of an id of this kind. */
const taken = {
  book: ['book', 'finish', 'last-read', 'progress'],
  world: ['chapter', 'chapters', 'quiz', 'quizzes', 'subtrails'],
  'sub-trail': ['chapter', 'quiz'],
} as const;

/** Books, worlds and sub-trails must not use a reserved path segment as id. */
export function checkReservedIds({ books, worlds, subTrails }: PackFiles): Problem[] {
  return [...reserved('book', books), ...reserved('world', worlds), ...reserved('sub-trail', subTrails)];
}

function reserved(kind: keyof typeof taken, all: readonly Located<{ readonly id: string }>[]): Problem[] {
  const words: readonly string[] = taken[kind];
  return all
    .filter(({ value }) => words.includes(value.id))
    .map((at) =>
      problemAt(
        at,
        ['id'],
        `the id "${at.value.id}" is a word of the app's addresses`,
        `Give the ${kind} another id${kind === 'book' ? ' and folder' : ''}.`,
      ),
    );
}

interface NamedCategory {
  readonly id: string;
  readonly name: string;
  readonly book: Located<BookFile>;
  readonly index: number;
}

/** A book is once in each of its categories, and a category has the same name everywhere. */
export function checkCategories({ books }: PackFiles): Problem[] {
  const all = books.flatMap((book) =>
    book.value.categories.map(({ id, name }, index): NamedCategory => ({ id, name, book, index })),
  );
  return all.flatMap((one, position) => {
    const earlier = all.slice(0, position).filter(({ id }) => id === one.id);
    if (earlier.some(({ book }) => book === one.book))
      return report(one, `the category "${one.id}" stands here twice`, 'Leave one of them out.');
    const [first] = earlier;
    if (first === undefined || first.name === one.name) return [];
    return report(
      one,
      `the category "${one.id}" is called "${one.name}" here and "${first.name}" in ${first.book.file}`,
      'Give it one name everywhere, or an id of its own.',
    );
  });
}

function report({ book, index }: NamedCategory, what: string, fix: string): Problem[] {
  return [problemAt(book, ['categories', index], what, fix)];
}

const megabyte = 1024 * 1024;
const largest = 16 * megabyte;

/** Every book or page recording exists, is used, and is an MP3 or M4A within the size limit. */
export function checkAudio({ folder, books, pages }: PackFiles): Problem[] {
  const readings: readonly Located<{ readonly audio?: string | undefined }>[] = [...books, ...pages];
  const named = new Set(readings.map(({ value }) => value.audio));
  const missing = readings.flatMap((at) => {
    const { audio } = at.value;
    if (audio === undefined || folder.has(audio)) return [];
    const what = `the recording "${audio}" does not exist`;
    return [problemAt(at, ['audio'], what, 'Add the file or correct the path.')];
  });
  const recordings = [...folder].filter(([file]) => file.startsWith('audio/'));
  return [
    ...missing,
    ...recordings.flatMap(([file, bytes]) => recordingProblems(file, bytes, named.has(file))),
  ];
}

function recordingProblems(file: string, bytes: Buffer, isNamed: boolean): Problem[] {
  const report = (what: string, fix: string): Problem[] => [{ file, line: 1, what, fix }];
  if (!isNamed)
    return report('no book and no page has this recording', 'Name it in its book or page, or remove it.');
  if (!isAudio(file, bytes))
    return report('the file is not the recording that its name says', 'Save it as MP3 or M4A.');
  if (bytes.length > largest)
    return report(
      `the recording has ${bytes.length} bytes`,
      `Keep it under ${largest}: 64 kbit/s are enough for a voice.`,
    );
  return [];
}

const placeholders = ['{owner}', '{product}', '{email}'];

/** Every legal page exists under its name and contains no owner: the configuration provides it. */
export function checkLegalPages({ legal }: PackFiles): Problem[] {
  const missing = legalPages
    .filter((id) => !legal.some(({ value }) => value.id === id))
    .map((id) => ({
      file: `legal/${id}.md`,
      line: 1,
      what: 'the page is missing',
      fix: 'Write it: nobody may be asked to agree to what is not there.',
    }));
  const misnamed = legal
    .filter(({ file, value }) => file !== `legal/${value.id}.md`)
    .map((at) => problemAt(at, ['id'], 'the id is not the name of the file', 'Give both the same name.'));
  const addresses = legal
    .filter(({ value }) => /\S@\S+\.\S/.test(value.body))
    .map((at) =>
      problemAt(at, ['body'], 'an e-mail address stands in the text', `Use ${placeholders.join(', ')}.`),
    );
  return [...missing, ...misnamed, ...addresses];
}
