import type { Handler } from '../kernel/handler.ts';
import { categoriesOfShelf } from './books/book-repository.ts';

/** The categories of the shelf. */
export const listCategories: Handler<'listCategories'> = async ({ context }) => ({
  data: await categoriesOfShelf(context.database),
});
