import type { Executor } from '../database/executor.ts';
import { statement } from '../database/statement.ts';
import { notFound } from '../kernel/errors.ts';
import { rowsBefore, type PageRequest } from './paging.ts';

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

/** A book as listed. */
export type BookRow = Awaited<ReturnType<typeof booksOfPage>>[number];

/** Books in shelf order, optionally of one category. */
export function booksOfPage(executor: Executor, categoryId: string | undefined, page: PageRequest) {
  return selectBooks(executor, categoryId, page.size, rowsBefore(page)).execute();
}

const selectBooks = statement((executor, categoryId: string | undefined, size: number, before: number) =>
  onShelf(executor, categoryId)
    .select(cardColumns)
    .orderBy('book.position')
    .orderBy('book.id')
    .limit(size)
    .offset(before),
);

export async function countBooks(executor: Executor, categoryId: string | undefined): Promise<number> {
  return (await selectCount(executor, categoryId).executeTakeFirst())?.count ?? 0;
}

const selectCount = statement((executor, categoryId: string | undefined) =>
  onShelf(executor, categoryId).select(({ fn }) => fn.countAll<number>().as('count')),
);

/** Throws 404 for a book outside the pack. */
export async function bookOfShelf(executor: Executor, id: string) {
  const book = await selectBook(executor, id).executeTakeFirst();
  if (!book) throw notFound('We could not find that book.');
  return book;
}

const selectBook = statement((executor, id: string) =>
  onShelf(executor, undefined)
    .select(cardColumns)
    .select(['book.audio', 'book.quiet', 'book.think_further', 'book.two_reports'])
    .where('book.id', '=', id),
);

export type PageRow = Awaited<ReturnType<typeof pagesOfBook>>[number];

export function pagesOfBook(executor: Executor, bookId: string) {
  return selectPages(executor, bookId).execute();
}

const selectPages = statement((executor, bookId: string) =>
  executor
    .selectFrom('book_page')
    .select(['page', 'content', 'audio', 'picture', 'question', 'simple', 'sources'])
    .where('book_id', '=', bookId)
    .orderBy('page'),
);

/** Categories with at least one book, in shelf order. */
export function categoriesOfShelf(executor: Executor) {
  return selectCategories(executor).execute();
}

const selectCategories = statement((executor) =>
  executor
    .selectFrom('category')
    .select(['id', 'name'])
    .where('retired', '=', 0)
    .orderBy('position')
    .orderBy('id'),
);

/** Finds a category by id, or else by name; undefined without a match. */
export async function findCategory(executor: Executor, idOrName: string): Promise<string | undefined> {
  const categories = await categoriesOfShelf(executor);
  const byId = categories.find(({ id }) => id === idOrName);
  return (byId ?? categories.find(({ name }) => name === idOrName))?.id;
}

function onShelf(executor: Executor, categoryId: string | undefined) {
  const books = executor.selectFrom('book').where('book.retired', '=', 0);
  if (categoryId === undefined) return books;
  return books.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('book_category')
        .select('book_category.book_id')
        .whereRef('book_category.book_id', '=', 'book.id')
        .where('book_category.category_id', '=', categoryId),
    ),
  );
}
