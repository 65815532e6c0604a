import type { Book } from '@sirah-trails/api-client';
import { http } from '@sirah-trails/api-client/testing';
import { delay } from 'msw';
import { book } from './samples.ts';

const path = '/api/book/v1/book/{id}';

/** A mocked provider with one book. */
export const provider = (facts: Partial<Book> = {}) => [
  http.get(path, ({ response }) => response(200).json({ data: book(facts) })),
];

/** An answer that never comes. */
export const waiting = () => http.get(path, () => delay('infinite') as never);

/** A refusal: 404 is a book that is not there. */
export const refusing = (status: 404 | 422) =>
  http.get(path, ({ response }) => response.untyped(Response.json({ message: 'no' }, { status })));
