import type { TestProvider } from '@sirah-trails/provider/testing';

/** Adds two short books: the first with its own category, the second with an id that collides with a path. */
export async function addMoreBooks({ context: { database } }: TestProvider): Promise<void> {
  const facts = { authors: '["A writer"]', cover: '/c.svg', reading_minutes: 5, description: '', retired: 0 };
  const category = { id: 'far-lands', name: 'Far lands', position: 9, retired: 0 };
  await database.insertInto('category').values(category).execute();
  for (const [index, id] of ['far-roads', 'last-read'].entries()) {
    const place = { position: 10 + index, page_count: 3, title: `Book ${id}` };
    const categories = JSON.stringify([{ id: category.id, name: category.name }]);
    await database
      .insertInto('book')
      .values({ id, ...place, categories, ...facts })
      .execute();
    await database
      .insertInto('book_page')
      .values([1, 2, 3].map((page) => ({ book_id: id, page, content: `<p>${page}</p>`, sources: '[]' })))
      .execute();
    await database.insertInto('book_category').values({ book_id: id, category_id: category.id }).execute();
  }
}
