import type { Handler } from '../kernel/handler.ts';
import { booksOfPage, countBooks, findCategory } from './books/book-repository.ts';
import { presentBook } from './books/present-book.ts';
import { readingsOf } from './books/reading-repository.ts';
import { pageOf } from './shelf/page-of.ts';

/** A page of the shelf; one past the last, or a category that does not exist, has no books. */
export const listBooks: Handler<'listBooks'> = async ({ context: { database }, session, query }) => {
  const page = pageOf(query);
  const { category = '' } = query;
  const categoryId = category === '' ? undefined : await findCategory(database, category);
  if (category !== '' && categoryId === undefined) return { data: [], total_data: 0, ...page };
  const rows = await booksOfPage(database, categoryId, page);
  const ids = rows.map(({ id }) => id);
  const readings = await readingsOf(database, session.learnerId, ids);
  return {
    data: rows.map((row) => presentBook(row, readings.get(row.id) ?? null)),
    total_data: await countBooks(database, categoryId),
    ...page,
  };
};
