import { queryOptions } from '@tanstack/react-query';
import { api } from '../client/api.ts';
import { read } from '../client/create-api.ts';
import type { LegalHeading } from '../contract/schemas.ts';
import { queryRoots } from './query-roots.ts';

/** Legal pages with their change dates. */
export function legalPagesQuery() {
  return queryOptions({
    queryKey: [queryRoots.legal],
    queryFn: async ({ signal }) => (await read(api.GET('/api/x/v1/legal', { signal }))).data,
  });
}

/** A legal page. */
export function legalPageQuery(id: LegalHeading['id']) {
  return queryOptions({
    queryKey: [queryRoots.legal, id],
    queryFn: async ({ signal }) =>
      (await read(api.GET('/api/x/v1/legal/{id}', { params: { path: { id } }, signal }))).data,
  });
}
