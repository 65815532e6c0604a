import { queryOptions } from '@tanstack/react-query';
import { api } from '../client/api.ts';
import { read } from '../client/create-api.ts';
import { queryRoots } from './query-roots.ts';

/** What the content pack says of itself. For a provider with the addition `about`. Errors: ApiError. */
export function aboutQuery() {
  return queryOptions({
    queryKey: [queryRoots.legal, 'about'],
    queryFn: async ({ signal }) => (await read(api.GET('/api/x/v1/about', { signal }))).data,
  });
}
