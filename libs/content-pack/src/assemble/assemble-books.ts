import type { Located } from '../files/located.ts';
import { inside, type PackFiles } from '../files/pack-files.ts';
import type { Book, BookPage } from '../pack.ts';
import type { BookFile, PageFile } from '../schemas/library-schema.ts';
import type { TextRenderer } from '../text/text-renderer.ts';

/** The books with their pages in the order of their numbers. */
export function assembleBooks(files: PackFiles, text: TextRenderer): Book[] {
  return files.books.map((book) => {
    const pages = inside(files.pages, book).map(({ value }) => assemblePage(value, text));
    return assembleBook(
      book,
      pages.sort((a, b) => a.number - b.number),
      text,
    );
  });
}

function assembleBook({ value }: Located<BookFile>, pages: BookPage[], text: TextRenderer): Book {
  const { id, authors, cover, audio = null, categories, quiet } = value;
  return {
    ...{ id, authors, cover, audio, categories, quiet, pages },
    title: text.plain(value.title),
    readingMinutes: value.reading_minutes,
    descriptionHtml: text.html(value.description),
    thinkFurther: value.think_further === undefined ? null : text.plain(value.think_further),
  };
}

function assemblePage(page: PageFile, text: TextRenderer): BookPage {
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
    references: text.references(page.references),
  };
}
