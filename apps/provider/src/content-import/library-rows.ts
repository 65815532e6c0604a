import type { Pack } from '../content/pack.ts';
import { contentUrl } from './content-url.ts';

/** The rows of books and their pages. */
export function bookRows({ books }: Pack) {
  return {
    books: books.map((book) => ({
      id: book.id,
      title: book.title,
      authors: JSON.stringify(book.authors),
      cover: contentUrl(book.cover),
      categories: JSON.stringify(book.categories),
      reading_minutes: book.readingMinutes,
      description: book.descriptionHtml,
      retired: 0,
    })),
    pages: books.flatMap(({ id, pages }) =>
      pages.map(({ number, html }) => ({ book_id: id, page: number, content: html })),
    ),
  };
}

/** The rows of avatar items, in the pack's order. */
export function avatarRows({ avatarItems }: Pack) {
  return avatarItems.map(
    ({ code, name, description, category, unlockedAt, image, skinImages, portraits }, index) => ({
      id: code,
      code,
      name,
      description,
      category,
      unlocked_at: unlockedAt,
      image: contentUrl(image),
      skin_images: JSON.stringify(skinImages.map(contentUrl)),
      portraits: JSON.stringify((portraits ?? []).map(contentUrl)),
      position: index + 1,
      retired: 0,
    }),
  );
}

/** The rows of difficulties. */
export function quizTimeRows({ quizTimes }: Pack) {
  return quizTimes.map(({ id, difficulty, label, seconds }) => ({
    id,
    difficulty,
    label,
    seconds,
    retired: 0,
  }));
}
