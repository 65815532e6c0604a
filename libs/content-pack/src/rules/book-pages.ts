import { problemAt, type Located } from '../files/located.ts';
import { inside, type PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';
import type { ChapterFile, SubTrailFile } from '../schemas/journey-schema.ts';
import type { PageFile } from '../schemas/library-schema.ts';

const chaptersPerSubTrail = 5;
const pagesPerBook = 10;
const pagesPerChapter = 2;

/** A sub-trail has five chapters and one book; each chapter names two of its pages, and each page names that chapter. */
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
