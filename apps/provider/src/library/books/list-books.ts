import type { Call, ResponseBody } from '../../kernel/handler.ts';
import { pageOf } from '../shelf/page-of.ts';
import { booksOfPage, categoriesOfShelf, countBooks, findCategory } from './book-repository.ts';
import { presentBook } from './present-book.ts';
import { readingsOf } from './reading-repository.ts';

/** A page of the shelf; one past the last, or a category that does not exist, has no books. */
export async function listBooks({
  context: { database },
  session,
  query,
}: Call<'listBooks'>): Promise<ResponseBody<'listBooks'>> {
  const page = pageOf(query);
  const { category = '' } = query;
  const categoryId = category === '' ? null : await findCategory(database, category);
  if (category !== '' && categoryId === null) return { data: [], total_data: 0, ...page };
  const rows = await booksOfPage(database, categoryId, page);
  const ids = rows.map(({ id }) => id);
  const readings = await readingsOf(database, session.learnerId, ids);
  return {
    data: rows.map((row) => presentBook(row, readings.get(row.id) ?? null)),
    total_data: await countBooks(database, categoryId),
    ...page,
  };
}

/** The categories of the shelf. */
export async function listCategories({
  context: { database },
}: Call<'listCategories'>): Promise<ResponseBody<'listCategories'>> {
  return { data: await categoriesOfShelf(database) };
}
