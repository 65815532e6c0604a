import { queryOptions } from '@tanstack/react-query';
import { api } from '../client/api.ts';
import { read } from '../client/read.ts';
import { queryKeys } from './query-keys.ts';

/** The learner's own summary. */
export function profileQuery() {
  return queryOptions({
    queryKey: queryKeys.profile,
    queryFn: async ({ signal }) => (await read(api.GET('/api/profile/v1', { signal }))).data,
  });
}
