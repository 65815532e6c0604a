import { api, read } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';

const root = 'legal';

/** The pages that a parent or guardian agrees to. */
export const agreedPages = ['terms', 'privacy-children', 'privacy-parents'] as const;
export type AgreedPage = (typeof agreedPages)[number];

/** The list of the pages of the small print, each with the day of its last change. */
export function legalPagesQuery() {
  return queryOptions({
    queryKey: [root],
    queryFn: async ({ signal }) => (await read(api.GET('/api/x/v1/legal', { signal }))).data,
  });
}

/** One page of the small print. */
export function legalPageQuery(id: AgreedPage) {
  return queryOptions({
    queryKey: [root, id],
    queryFn: async ({ signal }) =>
      (await read(api.GET('/api/x/v1/legal/{id}', { params: { path: { id } }, signal }))).data,
  });
}
