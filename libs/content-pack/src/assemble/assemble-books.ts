import type { Book } from '../pack.ts';
import { inside, type PackFiles } from '../files/pack-files.ts';
import type { TextRenderer } from '../text/text-renderer.ts';

/** The books with their pages in the order of their numbers. */
export function assembleBooks(files: PackFiles, text: TextRenderer): Book[] {
  return files.books.map((book) => {
    const {
      id,
      title,
      authors,
      cover,
      audio = null,
      categories,
      reading_minutes: readingMinutes,
      description,
    } = book.value;
    const pages = inside(files.pages, book)
      .map(({ value: { number, audio: read = null, body, references } }) => ({
        number,
        audio: read,
        html: text.html(body),
        references,
      }))
      .sort((a, b) => a.number - b.number);
    return {
      id,
      title: text.plain(title),
      authors,
      cover,
      audio,
      categories,
      readingMinutes,
      descriptionHtml: text.html(description),
      pages,
    };
  });
}
