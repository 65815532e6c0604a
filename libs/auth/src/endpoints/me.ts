import { api, read } from '@sirah-trails/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The learner's own account: the stored user, and what a parent or guardian has agreed to. */
export function meQuery() {
  return queryOptions({
    queryKey: ['me'],
    queryFn: async ({ signal }) => (await read(api.GET('/api/user/v1/me', { signal }))).data,
  });
}
