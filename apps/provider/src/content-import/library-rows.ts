import {
  type Book,
  type BookPage,
  dayEnd,
  dayStart,
  type Pack,
  type PagePicture,
  type Portraits,
} from '@sirah-trails/content-pack/model';
import { contentUrl } from './content-url.ts';

/** Book, page and category rows; books in journey order. */
export function bookRows({ books, worlds }: Pick<Pack, 'books' | 'worlds'>) {
  const journey = worlds.flatMap(({ subTrails }) => subTrails.map(({ bookId }) => bookId));
  const shelf = [...books].sort((one, other) => journey.indexOf(one.id) - journey.indexOf(other.id));
  return {
    books: shelf.map((book, index) => ({
      id: book.id,
      position: index + 1,
      title: book.title,
      authors: JSON.stringify(book.authors),
      cover: contentUrl(book.cover),
      audio: book.audio === null ? null : contentUrl(book.audio),
      categories: JSON.stringify(book.categories),
      reading_minutes: book.readingMinutes,
      page_count: book.pages.length,
      description: book.descriptionHtml,
      quiet: book.quiet ? 1 : 0,
      think_further: book.thinkFurther,
      two_reports: JSON.stringify(book.twoReports),
      retired: 0,
    })),
    pages: books.flatMap(({ id, pages }) => pages.map((page) => pageRow(id, page))),
    ...categoryRows(shelf),
  };
}

function pageRow(
  bookId: string,
  { number, audio, html, picture, question, simpleHtml, references }: BookPage,
) {
  return {
    book_id: bookId,
    page: number,
    content: html,
    audio: audio === null ? null : contentUrl(audio),
    picture: picture === null ? null : JSON.stringify(pictureUrls(picture)),
    question,
    simple: simpleHtml,
    sources: JSON.stringify(references),
  };
}

function pictureUrls({ image, layer, alt }: PagePicture) {
  return { url: contentUrl(image), layer_url: layer === null ? null : contentUrl(layer), alt };
}

/** Categories in order of first appearance; the first name of an id applies. */
function categoryRows(shelf: readonly Book[]) {
  const names = new Map<string, string>();
  for (const { categories } of shelf)
    for (const { id, name } of categories) if (!names.has(id)) names.set(id, name);
  return {
    categories: [...names].map(([id, name], index) => ({ id, name, position: index + 1, retired: 0 })),
    bookCategories: shelf.flatMap(({ id, categories }) =>
      categories.map((category) => ({ category_id: category.id, book_id: id })),
    ),
  };
}

/** Avatar item rows in pack order. */
export function avatarRows({ avatarItems }: Pack) {
  return avatarItems.map((item, index) => ({
    id: item.code,
    code: item.code,
    name: item.name,
    description: item.description,
    category: item.category,
    suits: item.suits,
    unlocked_at: item.unlockedAt,
    image: contentUrl(item.image),
    skin_images: JSON.stringify(item.skinImages.map(contentUrl)),
    scarf_images: item.scarfImages && JSON.stringify(item.scarfImages.map(contentUrl)),
    portraits: JSON.stringify(portraitUrls(item.portraits ?? {})),
    position: index + 1,
    retired: 0,
  }));
}

function portraitUrls(portraits: Portraits): Portraits {
  const urls = Object.entries(portraits).map(([figure, images]) => [figure, images.map(contentUrl)]);
  return Object.fromEntries(urls) as Portraits;
}

export function quizTimeRows({ quizTimes }: Pack) {
  return quizTimes.map(({ id, difficulty, label, seconds }) => ({
    id,
    difficulty,
    label,
    seconds,
    retired: 0,
  }));
}

/** Activity rows with PDF URLs. */
export function activityRows({ activities }: Pack) {
  return activities.map(({ id, order, title, cover, category, descriptionHtml, pageCount, files }) => ({
    id,
    position: order,
    title,
    cover: contentUrl(cover),
    category,
    description: descriptionHtml,
    page_count: pageCount,
    files: JSON.stringify(
      files.map(({ paper, path, version, bytes }) => ({
        paper,
        path,
        url: `${pdfUrl(path)}?v=${version}`,
        bytes,
      })),
    ),
    retired: 0,
  }));
}

/** Drops the folder `pdf`: the provider serves the PDFs, but not the form fields beside them. */
function pdfUrl(path: string): string {
  return contentUrl(path.replace('activities/pdf/', 'activities/'));
}

/** Competition rows: from the first to the last millisecond of their days in UTC. */
export function competitionRows({ competitions }: Pack, now: number) {
  return competitions.map(({ id, name, banner, descriptionHtml, startDay, endDay, externalLink }) => ({
    id,
    name,
    banner: contentUrl(banner),
    description: descriptionHtml,
    starts_at: dayStart(startDay, now),
    ends_at: dayEnd(endDay, now),
    external_link: externalLink,
    retired: 0,
  }));
}
