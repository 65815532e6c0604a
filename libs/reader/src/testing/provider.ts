import type { Book } from '@sirah-trails/api-client';
import { http } from '@sirah-trails/api-client/testing';
import { book } from './samples.ts';

/** A mocked provider with one book. */
export const provider = (facts: Partial<Book> = {}) => [
  http.get('/api/book/v1/book/{id}', ({ response }) => response(200).json({ data: book(facts) })),
];
