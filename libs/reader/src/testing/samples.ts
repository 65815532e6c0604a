import type { Book } from '@sirah-trails/api-client';

/** Rows in the shape of the contract, for stories and tests of the four states. */
export function pages(count: number): Book['pages'] {
  return Array.from({ length: count }, (_, index) => ({
    page: index + 1,
    content: `<p>Page ${index + 1}</p>`,
  }));
}

export function book(facts: Partial<Book> = {}): Book {
  return {
    id: 'the-land',
    title: 'The Land',
    authors: [{ name: 'The Sirah Trails writers' }],
    cover_url: '/content/art/covers/the-land.svg',
    max_page: 10,
    reading_time: 10,
    description:
      '<p>Deserts and oases, tribes and trade roads: discover the land where the story began, and meet the people who lived there.</p>',
    categories: [{ id: 'arabia', name: 'Arabia before the Message' }],
    audio: null,
    pages: pages(10),
    reading_progress: [{ page_count: 4 }],
    ...facts,
  };
}
