import type { Executor } from '../../database/executor.ts';
import { notFound } from '../../kernel/errors.ts';
import { rowsBefore, type PageRequest } from '../shelf/page-of.ts';

const cardColumns = [
  'book.id',
  'book.title',
  'book.authors',
  'book.cover',
  'book.categories',
  'book.reading_minutes',
  'book.page_count',
  'book.description',
] as const;

/** A book with what lists show of it. */
export type BookRow = Awaited<ReturnType<typeof booksOfPage>>[number];

/** Books of the shelf in its order, of one category when it is given. */
export function booksOfPage(executor: Executor, categoryId: string | null, page: PageRequest) {
  return onShelf(executor, categoryId)
    .select(cardColumns)
    .orderBy('book.position')
    .orderBy('book.id')
    .limit(page.size)
    .offset(rowsBefore(page))
    .execute();
}

/** How many books the shelf or one of its categories has. */
export async function countBooks(executor: Executor, categoryId: string | null): Promise<number> {
  const { count } = await onShelf(executor, categoryId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The book. Throws 404 when the pack has none of this id. */
export function bookOfShelf(executor: Executor, id: string) {
  return onShelf(executor, null)
    .select(cardColumns)
    .select('book.audio')
    .where('book.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('We could not find that book.'));
}

/** A page as the reader opens it. */
export type PageRow = Awaited<ReturnType<typeof pagesOfBook>>[number];

/** The pages of a book in order. */
export function pagesOfBook(executor: Executor, bookId: string) {
  return executor
    .selectFrom('book_page')
    .select(['page', 'content', 'audio', 'sources'])
    .where('book_id', '=', bookId)
    .orderBy('page')
    .execute();
}

/** Categories that have a book, in the order of the shelf. */
export function categoriesOfShelf(executor: Executor) {
  return executor
    .selectFrom('category')
    .select(['id', 'name'])
    .where('retired', '=', 0)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The id of the category with this id or, failing that, this name; null when there is none. */
export async function findCategory(executor: Executor, idOrName: string): Promise<string | null> {
  const categories = await categoriesOfShelf(executor);
  const byId = categories.find(({ id }) => id === idOrName);
  return (byId ?? categories.find(({ name }) => name === idOrName))?.id ?? null;
}

function onShelf(executor: Executor, categoryId: string | null) {
  const books = executor.selectFrom('book').where('book.retired', '=', 0);
  if (categoryId === null) return books;
  return books.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('book_category')
        .select('book_category.book_id')
        .whereRef('book_category.book_id', '=', 'book.id')
        .where('book_category.category_id', '=', categoryId),
    ),
  );
}
