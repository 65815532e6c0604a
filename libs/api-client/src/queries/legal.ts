import { queryOptions } from '@tanstack/react-query';
import { api } from '../client/api.ts';
import { read } from '../client/create-api.ts';
import type { LegalHeading } from '../contract/schemas.ts';
import { queryRoots } from './query-roots.ts';

/** The list of the pages of the small print, each with the day of its last change. */
export function legalPagesQuery() {
  return queryOptions({
    queryKey: [queryRoots.legal],
    queryFn: async ({ signal }) => (await read(api.GET('/api/x/v1/legal', { signal }))).data,
  });
}

/** One page of the small print. */
export function legalPageQuery(id: LegalHeading['id']) {
  return queryOptions({
    queryKey: [queryRoots.legal, id],
    queryFn: async ({ signal }) =>
      (await read(api.GET('/api/x/v1/legal/{id}', { params: { path: { id } }, signal }))).data,
  });
}
