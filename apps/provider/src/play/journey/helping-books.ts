import type { Executor } from '../../database/executor.ts';
import type { Wire } from '../wire.ts';

/** The books that help to answer the questions of a sub-trail. */
export async function helpingBooks(executor: Executor, bookId: string): Promise<Wire['BookSummary'][]> {
  const rows = await executor
    .selectFrom('book')
    .select(['id', 'title', 'cover', 'categories', 'page_count'])
    .where('id', '=', bookId)
    .where('retired', '=', 0)
    .execute();
  return rows.map(({ id, title, cover, categories, page_count: pages }) => ({
    id,
    title,
    cover_url: cover,
    max_page: pages,
    categories: JSON.parse(categories) as Wire['Category'][],
  }));
}
