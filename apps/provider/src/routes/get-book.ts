import { z } from 'zod';
import { notFound } from '../app/errors.ts';
import type { Handler } from '../app/handler.ts';

const authors = z.array(z.string());
const categories = z.array(z.object({ id: z.string(), name: z.string() }));

export const getBook: Handler<'getBook'> = async ({ context: { database }, params }) => {
  const book = await database
    .selectFrom('book')
    .selectAll()
    .where('id', '=', params.id)
    .where('retired', '=', 0)
    .executeTakeFirst();
  if (!book) throw notFound('We could not find that book.');
  const pages = await database
    .selectFrom('book_page')
    .select(['page', 'content'])
    .where('book_id', '=', book.id)
    .orderBy('page')
    .execute();
  return {
    data: {
      id: book.id,
      title: book.title,
      authors: authors.parse(JSON.parse(book.authors)).map((name) => ({ name })),
      cover_url: book.cover,
      max_page: pages.length,
      reading_time: book.reading_minutes,
      description: book.description,
      categories: categories.parse(JSON.parse(book.categories)),
      audio: null,
      pages,
      // Reading is not recorded yet: the operation that does it comes with the reader.
      reading_progress: [],
    },
  };
};
