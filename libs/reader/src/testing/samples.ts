import type { Book } from '@sirah-trails/api-client';
import { example } from '@sirah-trails/api-client/testing';

export function pages(count: number): Book['pages'] {
  return Array.from({ length: count }, (_, index) => ({
    page: index + 1,
    content: `<p>Page ${index + 1}</p>`,
  }));
}

/** The contract's example book with ten pages; `facts` override fields. */
export function book(facts: Partial<Book> = {}): Book {
  return { ...example('getBook').data, pages: pages(10), ...facts };
}

/** Page of the contract's example. @throws {Error} for an unknown number */
export function page(number: number): Book['pages'][number] {
  const found = example('getBook').data.pages.find((one) => one.page === number);
  if (!found) throw new Error(`The example has no page ${number}.`);
  return found;
}
