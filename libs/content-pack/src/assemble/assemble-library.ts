import { createHash } from 'node:crypto';
import { countPdfPages } from '../files/file-kinds.ts';
import type { Located } from '../files/located.ts';
import { inside, type PackFiles } from '../files/pack-files.ts';
import type { Activity, Book, BookPage, Entry, Person } from '../model/pack.ts';
import type { BookFile, PageFile, TermFile } from '../schemas/library-schemas.ts';
import type { PackRenderer } from './pack-renderer.ts';
import { bareText } from '../text/words.ts';

/** Books with their pages, ordered by number. */
export function assembleBooks(files: PackFiles, text: PackRenderer): Book[] {
  return files.books.map((book) => {
    const pages = inside(files.pages, book).map((page) => assemblePage(page, text));
    return assembleBook(
      book,
      pages.sort((a, b) => a.number - b.number),
      text,
    );
  });
}

function assembleBook({ value }: Located<BookFile>, pages: BookPage[], text: PackRenderer): Book {
  const { id, authors, cover, audio = null, categories, quiet } = value;
  return {
    ...{ id, authors, cover, audio, categories, quiet, pages },
    title: text.plain(value.title),
    readingMinutes: value.reading_minutes,
    descriptionHtml: text.html(value.description),
    thinkFurther: value.think_further === undefined ? null : text.plain(value.think_further),
    twoReports: value.two_reports.map(({ about, reports }) => ({
      about: text.plain(about),
      reports: reports.map((report) => ({
        text: text.plain(report.text),
        references: text.references(report.references),
      })),
    })),
  };
}

function assemblePage(at: Located<PageFile>, text: PackRenderer): BookPage {
  const page = at.value;
  const { number, audio = null, picture, question, simple } = page;
  return {
    ...{ number, audio },
    html: text.html(page.body),
    picture:
      picture === undefined
        ? null
        : { image: picture.image, layer: picture.layer ?? null, alt: text.plain(picture.alt) },
    question: question === undefined ? null : text.plain(question),
    simpleHtml: simple === undefined ? null : text.html(simple),
    references: text.cite(at, page.facts),
  };
}

export function assemblePeople({ people }: PackFiles, text: PackRenderer): Person[] {
  return people.map((at) => ({ ...assembleEntry(at, text), emblem: at.value.emblem }));
}

export function assembleTerms({ terms }: PackFiles, text: PackRenderer): Entry[] {
  return terms.map((at) => assembleEntry(at, text));
}

function assembleEntry(at: Located<TermFile>, text: PackRenderer): Entry {
  const { id, title, say = null, body, facts } = at.value;
  const bare = { title: bareText(title), text: bareText(body) };
  return {
    id,
    title: text.plain(title),
    say,
    html: text.html(body),
    bare,
    references: text.cite(at, facts),
  };
}

/** Paper sizes of activity PDFs, by file suffix. */
export const papers = { a4: 'A4', letter: 'Letter' } as const;

export function pdfPath(activityId: string, paper: keyof typeof papers): string {
  return `activities/pdf/${activityId}-${paper}.pdf`;
}

export function assembleActivities({ activities, folder }: PackFiles, text: PackRenderer): Activity[] {
  return activities.map(({ value: { id, order, title, cover, sheet, body } }) => {
    const a4 = folder.get(pdfPath(id, 'a4')) ?? Buffer.alloc(0);
    return {
      id,
      order,
      title: text.plain(title),
      cover,
      category: sheet.kind,
      descriptionHtml: text.html(body),
      pageCount: countPdfPages(a4),
      files: (['a4', 'letter'] as const).map((paper) => {
        const path = pdfPath(id, paper);
        const file = folder.get(path) ?? Buffer.alloc(0);
        return { paper: papers[paper], path, version: versionOf(file), bytes: file.length };
      }),
    };
  });
}

/** Content hash for the URL, so that clients can cache it for ever. */
function versionOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
