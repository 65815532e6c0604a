import type { Executor } from '../../database/executor.ts';
import type { Wire } from '../wire.ts';

/** What an open chapter shows besides its name. */
export interface ChapterMaterial {
  readonly quizzes: Wire['QuizSummary'][];
  readonly books: Wire['BookSummary'][];
}

/** The kinds of questions of a chapter in order, and the books that help to answer them. */
export async function chapterMaterial(
  executor: Executor,
  chapterId: string,
  bookId: string,
): Promise<ChapterMaterial> {
  return { quizzes: await quizSummaries(executor, chapterId), books: await bookSummaries(executor, bookId) };
}

async function quizSummaries(executor: Executor, chapterId: string): Promise<Wire['QuizSummary'][]> {
  const rows = await executor
    .selectFrom('question')
    .select(['id', 'position', 'type'])
    .where('chapter_id', '=', chapterId)
    .where('retired', '=', 0)
    .orderBy('position')
    .orderBy('id')
    .execute();
  // The import writes only types that the pack's schema knows.
  return rows.map(({ id, position, type }) => ({ id, order: position, type: type as Wire['QuestionType'] }));
}

async function bookSummaries(executor: Executor, bookId: string): Promise<Wire['BookSummary'][]> {
  const rows = await executor
    .selectFrom('book')
    .innerJoin('book_page', 'book_page.book_id', 'book.id')
    .select(({ fn }) => [
      'book.id',
      'book.title',
      'book.cover',
      'book.categories',
      fn.max('book_page.page').as('max_page'),
    ])
    .where('book.id', '=', bookId)
    .where('book.retired', '=', 0)
    .groupBy(['book.id', 'book.title', 'book.cover', 'book.categories'])
    .execute();
  return rows.map(({ id, title, cover, categories, max_page }) => ({
    id,
    title,
    cover_url: cover,
    max_page,
    categories: JSON.parse(categories) as Wire['Category'][],
  }));
}
