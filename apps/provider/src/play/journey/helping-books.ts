import type { Executor } from '../../database/executor.ts';
import type { Wire } from '../wire.ts';

/** The books that help to answer the questions of a sub-trail. */
export async function helpingBooks(executor: Executor, bookId: string): Promise<Wire['BookSummary'][]> {
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
