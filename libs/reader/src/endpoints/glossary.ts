import { api, read } from '@sirah-trails/api-client';
import type { EntryCalls } from './entries.ts';

/** The calls for terms. */
export const glossary: EntryCalls = {
  list: (query, signal) => read(api.GET('/api/glossaries/v1', { params: { query }, signal })),
  one: (id, signal) => read(api.GET('/api/glossaries/v1/{id}', { params: { path: { id } }, signal })),
};
