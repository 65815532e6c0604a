import { api, read } from '@sirah-trails/api-client';
import type { EntryCalls } from './entries.ts';

/** The calls for people. */
export const people: EntryCalls = {
  list: (query, signal) => read(api.GET('/api/people/v1', { params: { query }, signal })),
  one: (id, signal) => read(api.GET('/api/people/v1/{id}', { params: { path: { id } }, signal })),
};
