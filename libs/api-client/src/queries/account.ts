import { queryOptions } from '@tanstack/react-query';
import { api } from '../client/api.ts';
import { read } from '../client/create-api.ts';
import { queryRoots } from './query-roots.ts';

/** The learner's own profile. */
export function profileQuery() {
  return queryOptions({
    queryKey: [queryRoots.profile],
    queryFn: async ({ signal }) => (await read(api.GET('/api/profile/v1', { signal }))).data,
  });
}

/** The learner's own account: user data and parental consent. */
export function meQuery() {
  return queryOptions({
    queryKey: [queryRoots.me],
    queryFn: async ({ signal }) => (await read(api.GET('/api/user/v1/me', { signal }))).data,
  });
}
