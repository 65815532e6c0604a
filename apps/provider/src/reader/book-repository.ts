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

/** A book with what lists show of it. */
export type BookRow = Awaited<ReturnType<typeof booksOfPage>>[number];

/** Books of the shelf in its order, of one category when it is given. */
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

/** How many books the shelf or one of its categories has. */
export async function countBooks(executor: Executor, categoryId: string | undefined): Promise<number> {
  return (await selectCount(executor, categoryId).executeTakeFirst())?.count ?? 0;
}

const selectCount = statement((executor, categoryId: string | undefined) =>
  onShelf(executor, categoryId).select(({ fn }) => fn.countAll<number>().as('count')),
);

/** The book. Throws 404 when the pack has none of this id. */
export async function bookOfShelf(executor: Executor, id: string) {
  const book = await selectBook(executor, id).executeTakeFirst();
  if (!book) throw notFound('We could not find that book.');
  return book;
}

const selectBook = statement((executor, id: string) =>
  onShelf(executor, undefined)
    .select(cardColumns)
    .select(['book.audio', 'book.quiet', 'book.think_further'])
    .where('book.id', '=', id),
);

/** A page as the reader opens it. */
export type PageRow = Awaited<ReturnType<typeof pagesOfBook>>[number];

/** The pages of a book in order. */
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

/** Categories that have a book, in the order of the shelf. */
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

/** The id of the category with this id or, failing that, this name; undefined when there is none. */
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
