import { queryOptions } from '@tanstack/react-query';
import { api } from '../client/api.ts';
import { read } from '../client/create-api.ts';
import { queryRoots } from './query-roots.ts';

/** The learner's own summary. */
export function profileQuery() {
  return queryOptions({
    queryKey: [queryRoots.profile],
    queryFn: async ({ signal }) => (await read(api.GET('/api/profile/v1', { signal }))).data,
  });
}

/** The learner's own account: the stored user, and what a parent or guardian has agreed to. */
export function meQuery() {
  return queryOptions({
    queryKey: [queryRoots.me],
    queryFn: async ({ signal }) => (await read(api.GET('/api/user/v1/me', { signal }))).data,
  });
}
