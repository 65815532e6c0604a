import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../client/api.ts';
import { read } from '../client/create-api.ts';
import { configurationBlock } from '../configuration/configuration-block.ts';
import { withRewrittenHosts } from '../configuration/host-rewrites.ts';
import type { Theme } from '../contract/schemas.ts';
import { ApiError } from '../errors/api-error.ts';
import { pageBlock } from '../page/page-block.ts';
import { queryRoots } from '../queries/query-roots.ts';
import { defaultTheme, safeTheme } from './safe-theme.ts';

/** The theme: from the page, else from the provider, else the default. Its colours and addresses are safe to use. */
export function themeQuery() {
  return queryOptions({
    queryKey: [queryRoots.theme],
    queryFn: async ({ signal }): Promise<Theme> => {
      try {
        return safeTheme(await read(api.GET('/api/theme/v1', { signal })));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return defaultTheme;
        throw error;
      }
    },
    initialData: () => {
      const block = pageBlock('theme');
      return block && safeTheme(withRewrittenHosts(block, configurationBlock()?.host_rewrites ?? {}));
    },
    staleTime: Infinity,
  });
}

/** The theme of this provider. The default until it is known. */
export function useTheme(): Theme {
  return useQuery(themeQuery()).data ?? defaultTheme;
}
