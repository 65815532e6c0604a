import { type BookCard, defaultConfiguration } from '@sirah-trails/api-client';
import { example, http } from '@sirah-trails/api-client/testing';

const category = { id: 'makkah', name: 'Makkah' };

/** Books in the shape of the contract's example; the first has progress and a category. */
export function books(count: number): BookCard[] {
  const [one] = example('listBooks').data;
  if (!one) throw new Error('The example has no book.');
  return Array.from({ length: count }, (_, index) => ({
    ...one,
    id: `book-${index + 1}`,
    title: `Book ${index + 1}`,
    categories: index === 0 ? [category] : [],
    reading_progress: index === 0 ? [{ page_count: 4, furthest_page: 4, status: 1 as const }] : [],
  }));
}

interface ShelfAnswers {
  books?: BookCard[];
  /** Number of finished books; enables the addition. */
  booksRead?: number;
}

/** Mock handlers for these books; the first is the last read book. */
export const shelfProvider = ({ books: all = books(3), booksRead }: ShelfAnswers = {}) => [
  ...albumProvider(booksRead),
  http.get('/api/book/v1/books', ({ query, response }) => {
    const wanted = query.get('category');
    const left = all.filter(({ categories }) => !wanted || categories.some(({ id }) => id === wanted));
    const page = Number(query.get('page') ?? 1);
    const data = left.slice((page - 1) * 10, page * 10);
    return response(200).json({ data, total_data: left.length, page, size: 10 });
  }),
  http.get('/api/book/v1/categories', ({ response }) => response(200).json({ data: [category] })),
  http.get('/api/book/v1/book/last-read', ({ response }) => response(200).json({ data: all[0] ?? null })),
];

/** Mock handlers for the number of finished books; undefined for a provider without the addition. */
export const albumProvider = (booksRead?: number) => [
  http.get('/api/x/v1/configuration', ({ response }) =>
    response(200).json({
      ...defaultConfiguration,
      capabilities: booksRead === undefined ? ['mistakes'] : ['mistakes', 'album'],
    }),
  ),
  http.get('/api/x/v1/album', ({ response }) =>
    response(200).json({ data: { ...example('getAlbum').data, books_read: booksRead ?? 0 } }),
  ),
];
