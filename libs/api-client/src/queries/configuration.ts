import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../client/api.ts';
import { read } from '../client/create-api.ts';
import type { Configuration } from '../contract/schemas.ts';
import { ApiError } from '../errors/api-error.ts';
import { queryRoots } from './query-roots.ts';
import { configurationBlock, defaultConfiguration } from '../page/page-blocks.ts';

/** Configuration from the page or the provider; falls back to the defaults on a 404. */
export function configurationQuery() {
  return queryOptions({
    queryKey: [queryRoots.configuration],
    queryFn: async ({ signal }): Promise<Configuration> => {
      try {
        const configured = await read(api.GET('/api/x/v1/configuration', { signal }));
        return { ...defaultConfiguration, ...configured };
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return defaultConfiguration;
        throw error;
      }
    },
    initialData: () => configurationBlock(),
    staleTime: Infinity,
  });
}

/** The configuration; defaults while loading. */
export function useConfiguration(): Configuration {
  return useQuery(configurationQuery()).data ?? defaultConfiguration;
}

/** The content pack's About data. Needs the addition `about`. Errors: ApiError. */
export function aboutQuery() {
  return queryOptions({
    queryKey: [queryRoots.legal, 'about'],
    queryFn: async ({ signal }) => (await read(api.GET('/api/x/v1/about', { signal }))).data,
  });
}
