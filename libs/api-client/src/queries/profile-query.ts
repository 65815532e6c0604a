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
