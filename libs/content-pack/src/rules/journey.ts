import { type FieldPath, type Located, problemAt } from '../files/located.ts';
import { folderOf, inside, type PackFiles } from '../files/pack-files.ts';
import { motivationalTypes } from '../model/pack.ts';
import type { Problem } from '../model/problem.ts';
import { type ChapterFile, questionTypes, type SubTrailFile } from '../schemas/journey-schemas.ts';
import type { PageFile } from '../schemas/library-schemas.ts';

/** Each chapter has a question of each type, in a different order than the previous chapter. */
export function checkOneOfEachType(files: PackFiles): Problem[] {
  return [
    ...files.chapters.flatMap(missingAndSpare),
    ...files.chapters.flatMap((chapter) => sameOrder(chapter, files.chapters)),
  ];
}

function missingAndSpare(chapter: Located<ChapterFile>): Problem[] {
  const types = chapter.value.questions.map((question) => question.type);
  const missing = questionTypes
    .filter((type) => !types.includes(type))
    .map((type) =>
      problemAt(
        chapter,
        ['questions'],
        `the chapter has no ${type} question`,
        'Add one: a chapter has one question of each type.',
      ),
    );
  const spare = types.flatMap((type, index) =>
    types.indexOf(type) === index
      ? []
      : [
          problemAt(
            chapter,
            ['questions', index, 'type'],
            `the chapter has a second ${type} question`,
            'Remove one: a chapter has one question of each type.',
          ),
        ],
  );
  return [...missing, ...spare];
}

function sameOrder(chapter: Located<ChapterFile>, all: readonly Located<ChapterFile>[]): Problem[] {
  const previous = all.find(
    (other) => folderOf(other) === folderOf(chapter) && other.value.order === chapter.value.order - 1,
  );
  if (previous === undefined || typesOf(previous) !== typesOf(chapter)) return [];
  return [
    problemAt(
      chapter,
      ['questions'],
      'the question types come in the same order as in the chapter before',
      'Move the first question to the end, so that children meet a new order.',
    ),
  ];
}

function typesOf(chapter: Located<ChapterFile>): string {
  return chapter.value.questions.map((question) => question.type).join(' ');
}

interface Numbered {
  readonly at: Located<unknown>;
  readonly path: FieldPath;
  readonly position: number;
}

/** Worlds, sub-trails, chapters, pages and activities are numbered 1, 2, 3 without gaps inside their parent. */
export function checkOrders(files: PackFiles): Problem[] {
  const byOrder = (all: readonly Located<{ readonly order: number }>[]): Numbered[] =>
    all.map((at) => ({ at, path: ['order'], position: at.value.order }));
  const lists = [
    byOrder(files.worlds),
    byOrder(files.activities),
    ...files.worlds.map((world) => byOrder(inside(files.subTrails, world))),
    ...files.subTrails.map((subTrail) => byOrder(inside(files.chapters, subTrail))),
    ...files.books.map((book) =>
      inside(files.pages, book).map((at) => ({ at, path: ['number'], position: at.value.number })),
    ),
  ];
  return lists.flatMap(gaps);
}

/** Reports a gap once, not for each later number. */
function gaps(list: readonly Numbered[]): Problem[] {
  const sorted = [...list].sort((a, b) => a.position - b.position);
  return sorted.flatMap(({ at, path, position }, index) => {
    const expected = (sorted[index - 1]?.position ?? 0) + 1;
    if (position === expected) return [];
    return [
      problemAt(
        at,
        path,
        `its number is ${position}, but ${expected} comes next`,
        'Number them 1, 2, 3 without a gap and without a double.',
      ),
    ];
  });
}

const chaptersPerSubTrail = 5;
const pagesPerBook = 10;
const pagesPerChapter = 2;

/** A sub-trail has five chapters and a book; each chapter names two pages, and each page names its chapter. */
export function checkBookPages(files: PackFiles): Problem[] {
  return [
    ...files.subTrails.flatMap((subTrail) => subTrailWithBook(subTrail, files)),
    ...booksOfNobody(files),
  ];
}

function subTrailWithBook(subTrail: Located<SubTrailFile>, files: PackFiles): Problem[] {
  const chapters = inside(files.chapters, subTrail);
  const book = files.books.find((one) => one.value.id === subTrail.value.book);
  if (book === undefined) {
    return [
      problemAt(
        subTrail,
        ['book'],
        `the book "${subTrail.value.book}" does not exist`,
        `Add books/${subTrail.value.book}/book.yaml or correct the id.`,
      ),
    ];
  }
  const pages = inside(files.pages, book);
  return [
    ...wrongAmount(subTrail, 'sub-trail', chapters.length, chaptersPerSubTrail, 'chapters'),
    ...wrongAmount(book, 'book', pages.length, pagesPerBook, 'pages'),
    ...chapters.flatMap((chapter) => [
      ...wrongAmount(chapter, 'chapter', chapter.value.book_pages.length, pagesPerChapter, 'book_pages'),
      ...absentPages(chapter, pages),
    ]),
    ...pages.flatMap((page) => unlinkedPage(page, chapters)),
  ];
}

function wrongAmount(
  at: Located<unknown>,
  whole: string,
  amount: number,
  wanted: number,
  parts: string,
): Problem[] {
  if (amount === wanted) return [];
  return [problemAt(at, [parts], `the ${whole} has ${amount} ${parts}`, `A ${whole} has ${wanted}.`)];
}

function absentPages(chapter: Located<ChapterFile>, pages: readonly Located<PageFile>[]): Problem[] {
  return chapter.value.book_pages.flatMap((number, index) =>
    pages.some((page) => page.value.number === number)
      ? []
      : [
          problemAt(
            chapter,
            ['book_pages', index],
            `the book has no page ${number}`,
            'Add the page or correct the number.',
          ),
        ],
  );
}

function unlinkedPage(page: Located<PageFile>, chapters: readonly Located<ChapterFile>[]): Problem[] {
  const { number, chapter: id } = page.value;
  const chapter = chapters.find((one) => one.value.id === id);
  if (chapter === undefined)
    return [
      problemAt(
        page,
        ['chapter'],
        `the chapter "${id}" is not in this book's sub-trail`,
        'Correct the id of the chapter.',
      ),
    ];
  if (chapter.value.book_pages.includes(number)) return [];
  return [
    problemAt(
      page,
      ['chapter'],
      `the chapter "${id}" does not name page ${number}`,
      `Add ${number} to its book_pages in ${chapter.file}.`,
    ),
  ];
}

function booksOfNobody(files: PackFiles): Problem[] {
  return files.books
    .filter((book) => !files.subTrails.some((subTrail) => subTrail.value.book === book.value.id))
    .map((book) =>
      problemAt(
        book,
        ['id'],
        `no sub-trail names the book "${book.value.id}"`,
        'Name it as the book of a sub-trail.',
      ),
    );
}

/** Each world has at least one encouragement for the start, success, failure and progress. */
export function checkQuotes(files: PackFiles): Problem[] {
  return files.worlds.flatMap((world) =>
    motivationalTypes.flatMap((type) => {
      if (world.value.quotes.some((quote) => quote.type === type)) return [];
      return [
        problemAt(
          world,
          ['quotes'],
          `the world has no ${type} quote`,
          'A world needs at least one of each type.',
        ),
      ];
    }),
  );
}

const difficulties = [1, 2, 3, 4, 5];

/** The quiz has a time for each difficulty. */
export function checkDifficulties({ quizTimes }: PackFiles): Problem[] {
  if (quizTimes === undefined) return [];
  return difficulties.flatMap((difficulty) => {
    const amount = quizTimes.value.filter((time) => time.difficulty === difficulty).length;
    if (amount === 1) return [];
    return [
      problemAt(
        quizTimes,
        [],
        `difficulty ${difficulty} has ${amount} quiz times`,
        'Give each difficulty from 1 to 5 one quiz time.',
      ),
    ];
  });
}
