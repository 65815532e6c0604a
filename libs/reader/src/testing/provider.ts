import { type Book, defaultConfiguration } from '@sirah-trails/api-client';
import { example, http } from '@sirah-trails/api-client/testing';
import { book } from './samples.ts';

/** Mock handlers for one book with its people and terms; they accept progress. */
export const provider = (facts: Partial<Book> = {}) => [
  http.get('/api/x/v1/configuration', ({ response }) =>
    response(200).json({ ...defaultConfiguration, capabilities: ['mistakes'] }),
  ),
  http.get('/api/book/v1/book/{id}', ({ response }) => response(200).json({ data: book(facts) })),
  http.get('/api/people/v1/{id}', ({ params, response }) =>
    response(200).json({ data: { ...example('getPerson').data, id: params.id } }),
  ),
  http.get('/api/glossaries/v1/{id}', ({ params, response }) =>
    response(200).json({ data: { ...example('getGlossaryEntry').data, id: params.id } }),
  ),
  http.get('/api/book/v1/books/font-size', ({ response }) => response(200).json(example('getFontSize'))),
  http.post('/api/book/v1/books/font-size', async ({ request, response }) =>
    response(200).json({ ...example('getFontSize'), ...(await request.json()) }),
  ),
  http.post('/api/book/v1/book/progress', async ({ request, response }) =>
    response(200).json({ data: await request.json() }),
  ),
];
